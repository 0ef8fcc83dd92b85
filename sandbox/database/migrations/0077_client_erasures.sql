CREATE TABLE "client_erasures" (
	"client_id" text PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"erased_by" text NOT NULL,
	"why" text NOT NULL,
	"years" integer NOT NULL,
	"removed" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_erasures" ADD CONSTRAINT "client_erasures_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;