CREATE TABLE "regular_plan_changes" (
	"ref_no" text NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"from_month" text NOT NULL,
	"amount" numeric,
	"day_of_month" integer,
	"status" text,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"session_mark" text,
	CONSTRAINT "regular_plan_changes_ref_no_sequence_pk" PRIMARY KEY("ref_no","sequence"),
	CONSTRAINT "regular_plan_changes_month" CHECK ("regular_plan_changes"."from_month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$')
);
--> statement-breakpoint
CREATE TABLE "regular_plan_executions" (
	"ref_no" text NOT NULL,
	"month" text NOT NULL,
	"date" date NOT NULL,
	"amount" numeric NOT NULL,
	"outcome" text NOT NULL,
	"tries" integer NOT NULL,
	"next_try" date,
	"reason" text,
	"order_id" text,
	CONSTRAINT "regular_plan_executions_ref_no_month_pk" PRIMARY KEY("ref_no","month"),
	CONSTRAINT "regular_plan_executions_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "regular_plan_executions_order" CHECK (("regular_plan_executions"."outcome" = 'placed') = ("regular_plan_executions"."order_id" is not null)),
	CONSTRAINT "regular_plan_executions_retry" CHECK (("regular_plan_executions"."outcome" = 'retrying') = ("regular_plan_executions"."next_try" is not null))
);
--> statement-breakpoint
ALTER TABLE "order_lists" DROP CONSTRAINT "order_lists_origin";--> statement-breakpoint
ALTER TABLE "regular_plans" ADD COLUMN "paid_from" text DEFAULT 'direct-debit' NOT NULL;--> statement-breakpoint
ALTER TABLE "regular_plan_changes" ADD CONSTRAINT "regular_plan_changes_ref_no_regular_plans_ref_no_fk" FOREIGN KEY ("ref_no") REFERENCES "public"."regular_plans"("ref_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_plan_executions" ADD CONSTRAINT "regular_plan_executions_ref_no_regular_plans_ref_no_fk" FOREIGN KEY ("ref_no") REFERENCES "public"."regular_plans"("ref_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_plan_executions" ADD CONSTRAINT "regular_plan_executions_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lists" ADD CONSTRAINT "order_lists_origin" CHECK (("order_lists"."origin" <> 'adviser') = ("order_lists"."account_number" is not null));--> statement-breakpoint
-- Plans that are there begin with the month to come.
INSERT INTO "regular_plan_changes" ("ref_no", "sequence", "kind", "from_month", "amount", "day_of_month", "status", "at", "actor")
SELECT "ref_no", 0, 'start', to_char(greatest("updated_at", now()) + interval '1 month', 'YYYY-MM'), "amount", "day_of_month", "status", "updated_at", 'client' FROM "regular_plans";
