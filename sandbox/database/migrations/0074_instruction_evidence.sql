CREATE TABLE "dividend_evidence" (
	"client_id" text NOT NULL,
	"fund_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"secret" text,
	"session_mark" text NOT NULL,
	"signed_in_at" timestamp with time zone,
	"browser" text,
	"system" text,
	"address" text,
	"device_mark" text,
	"texts_version" text,
	"texts" jsonb NOT NULL,
	CONSTRAINT "dividend_evidence_client_id_fund_id_sequence_pk" PRIMARY KEY("client_id","fund_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "plan_evidence" (
	"ref_no" text NOT NULL,
	"sequence" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"language" text NOT NULL,
	"secret" text,
	"session_mark" text NOT NULL,
	"signed_in_at" timestamp with time zone,
	"browser" text,
	"system" text,
	"address" text,
	"device_mark" text,
	"texts_version" text,
	"texts" jsonb NOT NULL,
	CONSTRAINT "plan_evidence_ref_no_sequence_pk" PRIMARY KEY("ref_no","sequence")
);
--> statement-breakpoint
ALTER TABLE "dividend_evidence" ADD CONSTRAINT "dividend_evidence_change" FOREIGN KEY ("client_id","fund_id","sequence") REFERENCES "public"."dividend_instruction_changes"("client_id","fund_id","sequence") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_evidence" ADD CONSTRAINT "plan_evidence_change" FOREIGN KEY ("ref_no","sequence") REFERENCES "public"."regular_plan_changes"("ref_no","sequence") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE TRIGGER plan_evidence_are_unchanged BEFORE UPDATE OR TRUNCATE ON "plan_evidence" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER dividend_evidence_are_unchanged BEFORE UPDATE OR TRUNCATE ON "dividend_evidence" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- Evidence stays as long as the change that it is of.
CREATE FUNCTION refuse_taking_plan_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "public"."regular_plan_changes" WHERE "ref_no" = OLD."ref_no" AND "sequence" = OLD."sequence") THEN
    RAISE EXCEPTION 'rows of plan_evidence stay with their change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER plan_evidence_are_kept BEFORE DELETE ON "plan_evidence" FOR EACH ROW EXECUTE FUNCTION refuse_taking_plan_evidence();--> statement-breakpoint
CREATE FUNCTION refuse_taking_dividend_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT 1 FROM "public"."dividend_instruction_changes"
    WHERE "client_id" = OLD."client_id" AND "fund_id" = OLD."fund_id" AND "sequence" = OLD."sequence"
  ) THEN
    RAISE EXCEPTION 'rows of dividend_evidence stay with their change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;--> statement-breakpoint
CREATE TRIGGER dividend_evidence_are_kept BEFORE DELETE ON "dividend_evidence" FOR EACH ROW EXECUTE FUNCTION refuse_taking_dividend_evidence();
