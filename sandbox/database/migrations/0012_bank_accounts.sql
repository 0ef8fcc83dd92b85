CREATE TABLE "bank_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"client_id" text NOT NULL,
	"number" text NOT NULL,
	"currency" text NOT NULL,
	"bank_names" jsonb NOT NULL,
	"holder" text NOT NULL,
	"address_lines" jsonb NOT NULL,
	"state" text NOT NULL,
	"online_debit" text NOT NULL,
	CONSTRAINT "bank_accounts_number" UNIQUE("client_id","number","currency")
);
--> statement-breakpoint
CREATE TABLE "bank_authorities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_authorities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"bank_account_id" integer NOT NULL,
	"account_number" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"debit_limit" numeric,
	"periodicity" text,
	"effective_on" date NOT NULL,
	"expires_on" date,
	CONSTRAINT "bank_authorities_limit" CHECK ("bank_authorities"."debit_limit" > 0),
	CONSTRAINT "bank_authorities_days" CHECK ("bank_authorities"."expires_on" >= "bank_authorities"."effective_on")
);
--> statement-breakpoint
CREATE TABLE "same_day_debits" (
	"client_id" text NOT NULL,
	"currency" text NOT NULL,
	"has_deals" boolean NOT NULL,
	"is_frozen" boolean NOT NULL,
	"is_electronic" boolean NOT NULL,
	CONSTRAINT "same_day_debits_client_id_currency_pk" PRIMARY KEY("client_id","currency")
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_authorities" ADD CONSTRAINT "bank_authorities_bank_account_id_bank_accounts_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "public"."bank_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_authorities" ADD CONSTRAINT "bank_authorities_account_number_accounts_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "same_day_debits" ADD CONSTRAINT "same_day_debits_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_authorities_account" ON "bank_authorities" USING btree ("bank_account_id");