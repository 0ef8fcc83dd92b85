CREATE TABLE "contact_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"field" text NOT NULL,
	"value" text NOT NULL,
	"before" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"session_mark" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "contact_changes_end" CHECK (("contact_changes"."ended_at" is null) = ("contact_changes"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_changes" ADD CONSTRAINT "contact_changes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_changes_client" ON "contact_changes" USING btree ("client_id","requested_at");--> statement-breakpoint
CREATE INDEX "contact_changes_due" ON "contact_changes" USING btree ("effective_at") WHERE "contact_changes"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "contact_changes_open" ON "contact_changes" USING btree ("client_id","field") WHERE "contact_changes"."ended_at" is null;