ALTER TABLE "regular_plans" ALTER COLUMN "paid_from" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "regular_plans" ALTER COLUMN "paid_from" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_plans" ADD COLUMN "into_fund_id" integer;--> statement-breakpoint
ALTER TABLE "regular_plans" ADD CONSTRAINT "regular_plans_into_fund_id_funds_id_fk" FOREIGN KEY ("into_fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_plans" ADD CONSTRAINT "regular_plans_switch" CHECK (("regular_plans"."into_fund_id" is null) = ("regular_plans"."paid_from" is not null) and "regular_plans"."into_fund_id" is distinct from "regular_plans"."fund_id");