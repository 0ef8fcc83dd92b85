CREATE TABLE "kept_back_distributions" (
	"fund_id" integer NOT NULL,
	"ex_date" date NOT NULL,
	"account_number" text NOT NULL,
	"payment_type" text NOT NULL,
	"units" numeric NOT NULL,
	CONSTRAINT "kept_back_distributions_pk" PRIMARY KEY("fund_id","ex_date","account_number","payment_type"),
	CONSTRAINT "kept_back_distributions_units" CHECK ("kept_back_distributions"."units" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_evidence" ADD COLUMN "promised" jsonb;--> statement-breakpoint
ALTER TABLE "kept_back_distributions" ADD CONSTRAINT "kept_back_distributions_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_back_distributions" ADD CONSTRAINT "kept_back_distributions_account_number_accounts_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_back_distributions_account" ON "kept_back_distributions" USING btree ("account_number");