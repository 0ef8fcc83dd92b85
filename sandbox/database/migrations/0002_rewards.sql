CREATE TABLE "coupon_events" (
	"client_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"value" text
);
--> statement-breakpoint
CREATE TABLE "reward_points" (
	"client_id" text NOT NULL,
	"expires_on" date NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "reward_points_client_id_expires_on_pk" PRIMARY KEY("client_id","expires_on")
);
--> statement-breakpoint
ALTER TABLE "clients" ADD COLUMN "membership_tier" text;--> statement-breakpoint
ALTER TABLE "coupon_events" ADD CONSTRAINT "coupon_events_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_points" ADD CONSTRAINT "reward_points_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;