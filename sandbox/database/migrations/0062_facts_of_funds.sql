ALTER TABLE "fund_facts" ALTER COLUMN "objective" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "fund_facts" ALTER COLUMN "launch_date" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "fund_facts" ALTER COLUMN "distribution_frequency" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "fund_facts" ADD COLUMN "ongoing_charge" numeric;--> statement-breakpoint
ALTER TABLE "fund_facts" ADD COLUMN "size" numeric;--> statement-breakpoint
ALTER TABLE "fund_facts" ADD COLUMN "size_date" date;--> statement-breakpoint
ALTER TABLE "fund_facts" ADD COLUMN "benchmark" jsonb;