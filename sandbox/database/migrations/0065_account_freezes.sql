CREATE TABLE "account_freezes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_freezes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"actor" text NOT NULL,
	"session_mark" text,
	"frozen_at" timestamp with time zone NOT NULL,
	"state_before" text NOT NULL,
	"cancelled_orders" jsonb NOT NULL,
	"cancelled_withdrawals" jsonb NOT NULL,
	"paused_plans" jsonb NOT NULL,
	"left_to_firm" jsonb NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_freezes" ADD CONSTRAINT "account_freezes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_freezes_client" ON "account_freezes" USING btree ("client_id","frozen_at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_freezes_open" ON "account_freezes" USING btree ("client_id") WHERE "account_freezes"."ended_at" is null;