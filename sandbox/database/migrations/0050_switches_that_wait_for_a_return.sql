ALTER TABLE "regular_plan_executions" ADD COLUMN "return_percent" numeric;--> statement-breakpoint
ALTER TABLE "regular_plans" ADD COLUMN "least_return" numeric;--> statement-breakpoint
ALTER TABLE "regular_plans" ADD CONSTRAINT "regular_plans_return" CHECK ("regular_plans"."least_return" is null or "regular_plans"."least_return" > 0 and "regular_plans"."into_fund_id" is not null);