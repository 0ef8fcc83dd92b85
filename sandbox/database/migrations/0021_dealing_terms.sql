CREATE TABLE "fund_markets" (
	"fund_id" integer NOT NULL,
	"market" text NOT NULL,
	"share" numeric NOT NULL,
	CONSTRAINT "fund_markets_fund_id_market_pk" PRIMARY KEY("fund_id","market"),
	CONSTRAINT "fund_markets_share" CHECK ("fund_markets"."share" > 0 and "fund_markets"."share" <= 1)
);
--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "is_digital_class" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "subscribed_until" date;--> statement-breakpoint
ALTER TABLE "client_particulars" ADD COLUMN "is_disadvantaged" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fund_markets" ADD CONSTRAINT "fund_markets_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;