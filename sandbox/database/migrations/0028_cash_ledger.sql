CREATE TABLE "cash_entries" (
	"transaction_sid" text NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "cash_entries_transaction_sid_account_pk" PRIMARY KEY("transaction_sid","account")
);
--> statement-breakpoint
CREATE TABLE "cash_events" (
	"transaction_sid" text NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"session_mark" text,
	"note_id" text,
	CONSTRAINT "cash_events_transaction_sid_sequence_pk" PRIMARY KEY("transaction_sid","sequence"),
	CONSTRAINT "cash_events_note_id_unique" UNIQUE("note_id")
);
--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_transaction_sid_cash_transactions_sid_fk" FOREIGN KEY ("transaction_sid") REFERENCES "public"."cash_transactions"("sid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_events" ADD CONSTRAINT "cash_events_transaction_sid_cash_transactions_sid_fk" FOREIGN KEY ("transaction_sid") REFERENCES "public"."cash_transactions"("sid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "cash_entries" ("transaction_sid", "account", "currency", "amount")
SELECT t."sid", side."account", a."currency", side."sign" * t."sign" * t."amount"
FROM "cash_transactions" t
JOIN "cash_accounts" a ON a."sid" = t."cash_account_sid"
CROSS JOIN LATERAL (VALUES
  ('cash-account', 1),
  (CASE WHEN t."type" IN ('lumpsum_subscription', 'escheduler_subscription', 'refund', 'subscription') THEN 'orders' ELSE 'bank' END, -1)
) AS side("account", "sign")
WHERE t."status" = 'accepted';
