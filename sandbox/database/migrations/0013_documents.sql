CREATE TABLE "identity_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"request_key" text NOT NULL,
	"original_name" text NOT NULL,
	"stored_name" text NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_documents_stored_name_unique" UNIQUE("stored_name"),
	CONSTRAINT "identity_documents_request" UNIQUE("client_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "reactivations" (
	"client_id" text PRIMARY KEY NOT NULL,
	"eligibility" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "identity_documents" ADD CONSTRAINT "identity_documents_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reactivations" ADD CONSTRAINT "reactivations_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;