ALTER TABLE "questionnaires" ADD COLUMN "region" text DEFAULT 'TW' NOT NULL;--> statement-breakpoint
ALTER TABLE "questionnaires" ALTER COLUMN "region" DROP DEFAULT;
