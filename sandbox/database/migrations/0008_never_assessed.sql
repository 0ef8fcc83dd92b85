ALTER TABLE "clients" ALTER COLUMN "risk_level" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "clients" ALTER COLUMN "risk_updated_on" DROP NOT NULL;