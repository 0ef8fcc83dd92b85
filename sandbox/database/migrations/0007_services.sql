CREATE TABLE "dividend_funds" (
	"client_id" text NOT NULL,
	"fund_id" integer NOT NULL,
	"into_fund_id" integer NOT NULL,
	CONSTRAINT "dividend_funds_client_id_fund_id_pk" PRIMARY KEY("client_id","fund_id")
);
--> statement-breakpoint
CREATE TABLE "trading_services" (
	"name" text PRIMARY KEY NOT NULL,
	"is_open" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "dividend_funds" ADD CONSTRAINT "dividend_funds_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividend_funds" ADD CONSTRAINT "dividend_funds_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dividend_funds" ADD CONSTRAINT "dividend_funds_into_fund_id_funds_id_fk" FOREIGN KEY ("into_fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;