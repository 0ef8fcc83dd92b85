CREATE TABLE "bank_account_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" text NOT NULL,
	"bank" text NOT NULL,
	"branch" text,
	"number" text NOT NULL,
	"currency" text NOT NULL,
	"replaces_id" integer,
	"proof_id" integer NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"session_mark" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	CONSTRAINT "bank_account_changes_end" CHECK (("bank_account_changes"."ended_at" is null) = ("bank_account_changes"."ended_by" is null))
);
--> statement-breakpoint
ALTER TABLE "identity_documents" ADD COLUMN "purpose" text DEFAULT 'identity' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_account_changes" ADD CONSTRAINT "bank_account_changes_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account_changes" ADD CONSTRAINT "bank_account_changes_replaces_id_bank_accounts_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_account_changes" ADD CONSTRAINT "bank_account_changes_proof_id_identity_documents_id_fk" FOREIGN KEY ("proof_id") REFERENCES "public"."identity_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_account_changes_client" ON "bank_account_changes" USING btree ("client_id","requested_at");--> statement-breakpoint
CREATE INDEX "bank_account_changes_replaces" ON "bank_account_changes" USING btree ("replaces_id");--> statement-breakpoint
CREATE INDEX "bank_account_changes_proof" ON "bank_account_changes" USING btree ("proof_id");--> statement-breakpoint
CREATE INDEX "bank_account_changes_due" ON "bank_account_changes" USING btree ("effective_at") WHERE "bank_account_changes"."ended_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_account_changes_open" ON "bank_account_changes" USING btree ("client_id","currency") WHERE "bank_account_changes"."ended_at" is null;