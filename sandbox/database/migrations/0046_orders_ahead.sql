ALTER TABLE "orders" ADD COLUMN "deal_on" date;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_deal_on" CHECK ("orders"."deal_on" is null or "orders"."kind" = 'buy');