CREATE TABLE "cooling_offs" (
	"subject" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"reasons" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"held_until" timestamp with time zone NOT NULL,
	"session_mark" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cash_transactions" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cash_transactions" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "held_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "logins" ADD COLUMN "is_new_device" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cooling_offs" ADD CONSTRAINT "cooling_offs_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cooling_offs_client" ON "cooling_offs" USING btree ("client_id");