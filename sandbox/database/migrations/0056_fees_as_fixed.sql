ALTER TABLE "order_events" ADD COLUMN "back_end_fee" numeric;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee" numeric;--> statement-breakpoint
-- Orders that were received before keep the fees that their books have: until now fees were rounded half-up, from the rounded amount.
ALTER TABLE "orders" DISABLE TRIGGER orders_are_kept;--> statement-breakpoint
ALTER TABLE "order_events" DISABLE TRIGGER order_events_are_kept;--> statement-breakpoint
UPDATE "orders" SET "fee" = round("amount" * "fee_percent" * 0.01, CASE WHEN "currency" IN ('JPY', 'TWD') THEN 0 ELSE 2 END) WHERE "kind" = 'buy';--> statement-breakpoint
UPDATE "order_events" SET "back_end_fee" = least("order_events"."amount", round("order_events"."amount" * "orders"."fee_percent" * 0.01, CASE WHEN "orders"."currency" IN ('JPY', 'TWD') THEN 0 ELSE 2 END)) FROM "orders" WHERE "orders"."id" = "order_events"."order_id" AND "orders"."kind" = 'redemption' AND "order_events"."kind" = 'priced' AND "orders"."fee_percent" > 0;--> statement-breakpoint
ALTER TABLE "orders" ENABLE TRIGGER orders_are_kept;--> statement-breakpoint
ALTER TABLE "order_events" ENABLE TRIGGER order_events_are_kept;
