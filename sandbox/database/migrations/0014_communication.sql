CREATE TABLE "communication_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "communication_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "communication_preferences" (
	"client_id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"statements" text NOT NULL,
	"contract_notes" text NOT NULL,
	"news_by_email" boolean NOT NULL,
	"news_by_sms" boolean NOT NULL,
	"news_by_telephone" boolean NOT NULL,
	"news_by_post" boolean NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "communication_changes" ADD CONSTRAINT "communication_changes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "communication_preferences" ADD CONSTRAINT "communication_preferences_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "communication_changes_client" ON "communication_changes" USING btree ("client_id");