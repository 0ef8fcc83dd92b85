CREATE TABLE "logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"browser" text,
	"system" text,
	"address" text NOT NULL,
	"device_hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "login_id" uuid;--> statement-breakpoint
ALTER TABLE "logins" ADD CONSTRAINT "logins_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "logins_client" ON "logins" USING btree ("client_id","at");--> statement-breakpoint
CREATE INDEX "logins_at" ON "logins" USING btree ("at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_login_id_logins_id_fk" FOREIGN KEY ("login_id") REFERENCES "public"."logins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_login" ON "sessions" USING btree ("login_id");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id" UNIQUE("id");