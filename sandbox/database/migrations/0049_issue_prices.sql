ALTER TABLE "funds" ADD COLUMN "issue_price" numeric;--> statement-breakpoint
ALTER TABLE "funds" ADD CONSTRAINT "funds_issue_price" CHECK ("funds"."issue_price" > 0);