CREATE TABLE "moved_clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"forward_by" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"account" text NOT NULL,
	"currency" text NOT NULL,
	"amount" numeric NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"order_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"session_mark" text,
	"dealing_date" date,
	"price" numeric,
	"units" numeric,
	"cost" numeric,
	"amount" numeric,
	"reason" text,
	CONSTRAINT "order_events_order_id_sequence_pk" PRIMARY KEY("order_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "order_lists" (
	"oid" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"lines" jsonb NOT NULL,
	"note" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"signed_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "order_movements" (
	"order_id" text PRIMARY KEY NOT NULL,
	"movement_id" integer NOT NULL,
	CONSTRAINT "order_movements_movement_id_unique" UNIQUE("movement_id")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"oid" text NOT NULL,
	"line" integer NOT NULL,
	"client_id" text NOT NULL,
	"account_number" text NOT NULL,
	"fund_id" integer NOT NULL,
	"kind" text NOT NULL,
	"cut_off" text NOT NULL,
	"currency" text NOT NULL,
	"payment_type" text NOT NULL,
	"amount" numeric,
	"fee_percent" numeric,
	"units" numeric,
	CONSTRAINT "orders_figures" CHECK (case "orders"."kind" when 'buy' then "orders"."amount" > 0 and "orders"."fee_percent" >= 0 and "orders"."units" is null
        else "orders"."units" > 0 and "orders"."amount" is null and "orders"."fee_percent" is null end)
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_event" FOREIGN KEY ("order_id","sequence") REFERENCES "public"."order_events"("order_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lists" ADD CONSTRAINT "order_lists_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_movements" ADD CONSTRAINT "order_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_oid_order_lists_oid_fk" FOREIGN KEY ("oid") REFERENCES "public"."order_lists"("oid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_number_accounts_number_fk" FOREIGN KEY ("account_number") REFERENCES "public"."accounts"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id","sequence");--> statement-breakpoint
CREATE INDEX "order_lists_client" ON "order_lists" USING btree ("client_id","made_at");--> statement-breakpoint
CREATE INDEX "orders_client" ON "orders" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "orders_fund" ON "orders" USING btree ("fund_id");--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of % are never changed or deleted', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER orders_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "orders" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_events_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_events" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER ledger_entries_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "ledger_entries" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER order_movements_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "order_movements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION check_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT 1 FROM added GROUP BY order_id, sequence, currency HAVING sum(amount) <> 0) THEN
		RAISE EXCEPTION 'the entries of an event add up to zero' USING ERRCODE = 'check_violation';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER ledger_adds_up AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION check_ledger();
