ALTER TABLE "order_movements" DROP CONSTRAINT "order_movements_pkey";--> statement-breakpoint
-- Until now every movement was that of an order's third event, its price: 0 is its receipt, 1 its acceptance.
ALTER TABLE "order_movements" ADD COLUMN "sequence" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_movements" ALTER COLUMN "sequence" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "order_movements" ADD CONSTRAINT "order_movements_order_id_sequence_pk" PRIMARY KEY("order_id","sequence");--> statement-breakpoint
ALTER TABLE "order_movements" ADD CONSTRAINT "order_movements_event" FOREIGN KEY ("order_id","sequence") REFERENCES "public"."order_events"("order_id","sequence") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "into_fund_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_into_fund_id_funds_id_fk" FOREIGN KEY ("into_fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_figures";--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_figures" CHECK (case "orders"."kind" when 'buy' then "orders"."amount" > 0 and "orders"."fee_percent" >= 0 and "orders"."units" is null
        else "orders"."units" > 0 and "orders"."amount" is null and "orders"."fee_percent" is null end
        and ("orders"."kind" = 'switch') = ("orders"."into_fund_id" is not null) and "orders"."into_fund_id" is distinct from "orders"."fund_id");
