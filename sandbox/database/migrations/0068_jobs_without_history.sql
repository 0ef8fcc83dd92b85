CREATE TABLE "open_orders" (
	"order_id" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "outbox_waiting";--> statement-breakpoint
ALTER TABLE "regular_plans" ADD COLUMN "due_from" date;--> statement-breakpoint
ALTER TABLE "open_orders" ADD CONSTRAINT "open_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cash_transactions_pending" ON "cash_transactions" USING btree ("sid") WHERE "cash_transactions"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "new_pins_waiting" ON "new_pins" USING btree ("id") WHERE "new_pins"."ended_at" is null and "new_pins"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "fund_distributions_unpaid" ON "fund_distributions" USING btree ("pay_date") WHERE "fund_distributions"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "movements_fund" ON "movements" USING btree ("fund_id","date");--> statement-breakpoint
CREATE INDEX "order_events_dealing_date" ON "order_events" USING btree ("dealing_date") WHERE "order_events"."dealing_date" is not null;--> statement-breakpoint
CREATE INDEX "plan_moves_open" ON "plan_moves" USING btree ("ref_no") WHERE "plan_moves"."moved_at" is null;--> statement-breakpoint
CREATE INDEX "regular_plans_due" ON "regular_plans" USING btree ("due_from");--> statement-breakpoint
CREATE INDEX "outbox_codes" ON "outbox" USING btree (coalesce("next_attempt_at", "sent_at"),"id") WHERE "outbox"."state" = 'waiting' and "outbox"."secret_kind" = 'code';--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree (coalesce("next_attempt_at", "sent_at"),"id") WHERE "outbox"."state" = 'waiting' and "outbox"."secret_kind" is distinct from 'code';--> statement-breakpoint
INSERT INTO "open_orders" ("order_id") SELECT "id" FROM "orders" WHERE NOT EXISTS (SELECT 1 FROM "order_events" WHERE "order_events"."order_id" = "orders"."id" AND "order_events"."kind" IN ('settled', 'cancelled', 'rejected'));--> statement-breakpoint
-- Whatever changes a plan or writes an execution down, the desk looks at the plan again: nobody has to remember it.
CREATE FUNCTION look_at_plan_again() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('UPDATE %I.regular_plans SET due_from = NULL WHERE ref_no = $1 AND due_from IS NOT NULL', tg_table_schema)
    USING coalesce(new.ref_no, old.ref_no);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER changed_plan_is_looked_at AFTER INSERT OR UPDATE OR DELETE ON "regular_plan_changes" FOR EACH ROW EXECUTE FUNCTION look_at_plan_again();--> statement-breakpoint
CREATE TRIGGER executed_plan_is_looked_at AFTER INSERT OR UPDATE OR DELETE ON "regular_plan_executions" FOR EACH ROW EXECUTE FUNCTION look_at_plan_again();
