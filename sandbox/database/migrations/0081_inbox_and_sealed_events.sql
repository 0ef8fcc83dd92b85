ALTER TABLE "dividend_evidence" ADD COLUMN "signed_in_by" text;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "proof" jsonb;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "order_evidence" ADD COLUMN "signed_in_by" text;--> statement-breakpoint
ALTER TABLE "order_evidence" ADD COLUMN "stated" jsonb;--> statement-breakpoint
ALTER TABLE "order_evidence" ADD COLUMN "seal" text;--> statement-breakpoint
ALTER TABLE "re_authentications" ADD COLUMN "proved_by" text;--> statement-breakpoint
ALTER TABLE "plan_evidence" ADD COLUMN "signed_in_by" text;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "means" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "order_numbers" jsonb DEFAULT '[]'::jsonb NOT NULL;