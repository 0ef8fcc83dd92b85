-- keeps older servers: the triggers only note what others have to look at, whoever writes it
CREATE TABLE "price_versions" (
	"fund_id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_orders" ADD COLUMN "due_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "compared_version" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "reset_attempts_started" ON "reset_attempts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "open_orders_due" ON "open_orders" USING btree ("due_from","order_id");--> statement-breakpoint
CREATE INDEX "price_alerts_compared" ON "price_alerts" USING btree ("fund_id","compared_version") WHERE "price_alerts"."is_enabled";--> statement-breakpoint
CREATE INDEX "login_failures_last" ON "login_failures" USING btree ("last_failure_at");--> statement-breakpoint
-- Whatever happens to an order, the desk looks at it again: nobody has to remember it, an older server least of all.
-- The row is written even if nothing is known of it, so that who works it out meanwhile waits, or is waited for.
CREATE FUNCTION look_at_order_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE %I.open_orders SET due_from = NULL FROM (SELECT DISTINCT order_id FROM written) AS happened WHERE open_orders.order_id = happened.order_id', tg_table_schema);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER order_is_looked_at AFTER INSERT ON "order_events" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION look_at_order_again();--> statement-breakpoint
-- Prices are written by the desk, by imports and by hand: each counts, so that alerts are compared where one has changed alone.
CREATE FUNCTION count_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO %I.price_versions AS known (fund_id, version) SELECT DISTINCT fund_id, 1 FROM written ORDER BY fund_id ON CONFLICT (fund_id) DO UPDATE SET version = known.version + 1', tg_table_schema);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER new_prices_count AFTER INSERT ON "navs" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_prices();--> statement-breakpoint
CREATE TRIGGER corrected_prices_count AFTER UPDATE ON "navs" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_prices();--> statement-breakpoint
CREATE TRIGGER removed_prices_count AFTER DELETE ON "navs" REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION count_prices();--> statement-breakpoint
INSERT INTO "price_versions" ("fund_id", "version") SELECT DISTINCT "fund_id", 1 FROM "navs";
