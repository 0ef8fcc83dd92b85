ALTER TABLE "orders" DROP CONSTRAINT "orders_figures";--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "fee_type" text DEFAULT 'front-end' NOT NULL;--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "back_end_fee_percent" numeric;--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "short_term_days" integer;--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "short_term_fee_percent" numeric;--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "share_class" text;--> statement-breakpoint
ALTER TABLE "movements" ADD COLUMN "fee_type" text DEFAULT 'front-end' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "short_term_fee" numeric;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_type" text DEFAULT 'front-end' NOT NULL;--> statement-breakpoint
ALTER TABLE "funds" ADD CONSTRAINT "funds_fees" CHECK ("funds"."back_end_fee_percent" between 0 and 100 and "funds"."short_term_fee_percent" between 0 and 100 and "funds"."short_term_days" > 0
        and ("funds"."short_term_days" is null) = ("funds"."short_term_fee_percent" is null));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_figures" CHECK (case "orders"."kind" when 'buy' then "orders"."amount" > 0 and "orders"."fee_percent" >= 0 and "orders"."units" is null
        when 'redemption' then "orders"."units" > 0 and "orders"."amount" is null and "orders"."fee_percent" between 0 and 100
        else "orders"."units" > 0 and "orders"."amount" is null and "orders"."fee_percent" is null end
        and ("orders"."kind" = 'switch') = ("orders"."into_fund_id" is not null) and "orders"."into_fund_id" is distinct from "orders"."fund_id");