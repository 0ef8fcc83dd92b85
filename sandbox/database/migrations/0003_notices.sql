CREATE TABLE "announcements" (
	"region" text NOT NULL,
	"position" integer NOT NULL,
	"announced_on" date NOT NULL,
	"headers" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"url" text,
	"shown_from" date,
	"shown_until" date,
	CONSTRAINT "announcements_region_position_pk" PRIMARY KEY("region","position")
);
--> statement-breakpoint
CREATE TABLE "staff_members" (
	"client_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "suitability_profiles" (
	"client_id" text PRIMARY KEY NOT NULL,
	"kyc_status" text,
	"completed_on" date
);
--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "shown_from" date;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "shown_until" date;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "tips" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_members" ADD CONSTRAINT "staff_members_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suitability_profiles" ADD CONSTRAINT "suitability_profiles_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;