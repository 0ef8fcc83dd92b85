CREATE TABLE "fund_distributions" (
	"fund_id" integer NOT NULL,
	"ex_date" date NOT NULL,
	"pay_date" date,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "fund_distributions_fund_id_ex_date_pk" PRIMARY KEY("fund_id","ex_date"),
	CONSTRAINT "fund_distributions_amount" CHECK ("fund_distributions"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "fund_documents" (
	"fund_id" integer NOT NULL,
	"kind" text NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "fund_documents_fund_id_kind_pk" PRIMARY KEY("fund_id","kind")
);
--> statement-breakpoint
CREATE TABLE "fund_facts" (
	"fund_id" integer PRIMARY KEY NOT NULL,
	"house" jsonb NOT NULL,
	"objective" jsonb NOT NULL,
	"launch_date" date NOT NULL,
	"distribution_frequency" text NOT NULL,
	"portfolio_date" date
);
--> statement-breakpoint
CREATE TABLE "fund_weights" (
	"fund_id" integer NOT NULL,
	"part" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"percent" numeric NOT NULL,
	CONSTRAINT "fund_weights_fund_id_part_position_pk" PRIMARY KEY("fund_id","part","position")
);
--> statement-breakpoint
ALTER TABLE "fund_distributions" ADD CONSTRAINT "fund_distributions_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_documents" ADD CONSTRAINT "fund_documents_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_facts" ADD CONSTRAINT "fund_facts_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fund_weights" ADD CONSTRAINT "fund_weights_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "top_sellers" DROP COLUMN "one_year";--> statement-breakpoint
ALTER TABLE "top_sellers" DROP COLUMN "three_year";--> statement-breakpoint
ALTER TABLE "top_sellers" DROP COLUMN "five_year";--> statement-breakpoint
ALTER TABLE "top_sellers" DROP COLUMN "performance_date";