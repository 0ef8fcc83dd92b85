CREATE TABLE "price_revisions" (
	"fund_id" integer NOT NULL,
	"date" date NOT NULL,
	CONSTRAINT "price_revisions_fund_id_date_pk" PRIMARY KEY("fund_id","date")
);
--> statement-breakpoint
CREATE TABLE "open_corrections" (
	"order_id" text NOT NULL,
	"side" text NOT NULL,
	"price_before" numeric NOT NULL,
	"price" numeric NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "open_corrections_order_id_side_at_pk" PRIMARY KEY("order_id","side","at")
);
--> statement-breakpoint
ALTER TABLE "movements" DROP CONSTRAINT "movements_units";--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "side" text;--> statement-breakpoint
ALTER TABLE "open_corrections" ADD CONSTRAINT "open_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_into_fund" ON "orders" USING btree ("into_fund_id");--> statement-breakpoint
ALTER TABLE "movements" ADD CONSTRAINT "movements_units" CHECK ("movements"."units" > 0 or "movements"."kind" = 'correction' and "movements"."units" <> 0);--> statement-breakpoint
CREATE FUNCTION note_price_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO %I.price_revisions (fund_id, date) VALUES ($1, $2) ON CONFLICT DO NOTHING', tg_table_schema)
    USING new.fund_id, new.date;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER price_revisions_are_noted AFTER UPDATE OF "nav" ON "navs" FOR EACH ROW WHEN (old.nav IS DISTINCT FROM new.nav) EXECUTE FUNCTION note_price_revision();
