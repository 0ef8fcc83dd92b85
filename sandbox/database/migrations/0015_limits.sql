CREATE TABLE "used_allowances" (
	"client_id" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "used_allowances_client_id_kind_pk" PRIMARY KEY("client_id","kind")
);
--> statement-breakpoint
ALTER TABLE "login_failures" RENAME COLUMN "name_hash" TO "subject_hash";--> statement-breakpoint
ALTER TABLE "login_failures" DROP CONSTRAINT "login_failures_region_name_hash_pk";--> statement-breakpoint
ALTER TABLE "login_failures" ADD CONSTRAINT "login_failures_region_subject_hash_pk" PRIMARY KEY("region","subject_hash");--> statement-breakpoint
ALTER TABLE "used_allowances" ADD CONSTRAINT "used_allowances_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_client" ON "sessions" USING btree ("client_id");--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "codes_sent";