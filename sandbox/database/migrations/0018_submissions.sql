CREATE TABLE "submissions" (
	"client_id" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"sha256" text NOT NULL,
	"answer" jsonb,
	"received_at" timestamp with time zone NOT NULL,
	CONSTRAINT "submissions_client_id_call_key_pk" PRIMARY KEY("client_id","call","key")
);
--> statement-breakpoint
ALTER TABLE "identity_documents" DROP CONSTRAINT "identity_documents_request";--> statement-breakpoint
ALTER TABLE "assessments" DROP CONSTRAINT "assessments_submission";--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_documents" DROP COLUMN "request_key";--> statement-breakpoint
ALTER TABLE "assessments" DROP COLUMN "submission_key";