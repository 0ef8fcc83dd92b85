CREATE TABLE "client_settings" (
	"client_id" text PRIMARY KEY NOT NULL,
	"show_currency" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_settings" ADD CONSTRAINT "client_settings_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;