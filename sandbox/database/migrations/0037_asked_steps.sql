CREATE TABLE "asked_steps" (
	"client_id" text NOT NULL,
	"step" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "asked_steps_client_id_step_pk" PRIMARY KEY("client_id","step")
);
--> statement-breakpoint
ALTER TABLE "asked_steps" ADD CONSTRAINT "asked_steps_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;