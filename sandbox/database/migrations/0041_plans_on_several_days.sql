ALTER TABLE "regular_plans" DROP CONSTRAINT "regular_plans_day";--> statement-breakpoint
ALTER TABLE "regular_plan_changes" ADD COLUMN "from_day" integer;--> statement-breakpoint
ALTER TABLE "regular_plan_changes" ADD COLUMN "days" jsonb;--> statement-breakpoint
UPDATE "regular_plan_changes" SET "days" = jsonb_build_array("day_of_month") WHERE "day_of_month" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_plans" ADD COLUMN "days" jsonb;--> statement-breakpoint
UPDATE "regular_plans" SET "days" = jsonb_build_array("day_of_month");--> statement-breakpoint
ALTER TABLE "regular_plans" ALTER COLUMN "days" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_plan_executions" ADD COLUMN "day" integer;--> statement-breakpoint
UPDATE "regular_plan_executions" AS "done" SET "day" = coalesce((
  SELECT "change"."day_of_month" FROM "regular_plan_changes" AS "change"
  WHERE "change"."ref_no" = "done"."ref_no" AND "change"."from_month" <= "done"."month" AND "change"."day_of_month" IS NOT NULL
  ORDER BY "change"."sequence" DESC LIMIT 1), extract(day from "done"."date")::integer);--> statement-breakpoint
ALTER TABLE "regular_plan_executions" ALTER COLUMN "day" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_plan_executions" DROP CONSTRAINT "regular_plan_executions_ref_no_month_pk";--> statement-breakpoint
ALTER TABLE "regular_plan_executions" ADD CONSTRAINT "regular_plan_executions_ref_no_month_day_pk" PRIMARY KEY("ref_no","month","day");--> statement-breakpoint
ALTER TABLE "regular_plan_changes" DROP COLUMN "day_of_month";--> statement-breakpoint
ALTER TABLE "regular_plans" DROP COLUMN "day_of_month";--> statement-breakpoint
ALTER TABLE "regular_plans" ADD CONSTRAINT "regular_plans_days" CHECK (jsonb_array_length("regular_plans"."days") between 1 and 31 and "regular_plans"."days" <@ '[1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31]'::jsonb);