CREATE TABLE "order_evidence" (
	"oid" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"secret" text NOT NULL,
	"session_mark" text NOT NULL,
	"signed_in_at" timestamp with time zone,
	"browser" text,
	"system" text,
	"address" text,
	"device_mark" text,
	"agreements" jsonb NOT NULL,
	"texts_version" text,
	"texts" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_evidence" ADD CONSTRAINT "order_evidence_oid_order_lists_oid_fk" FOREIGN KEY ("oid") REFERENCES "public"."order_lists"("oid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER order_evidence_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_evidence" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
