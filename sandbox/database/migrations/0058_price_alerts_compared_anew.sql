ALTER TABLE "price_alerts" ADD COLUMN "base_price" numeric;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "base_day" date;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "compared_prices" text;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "told_days" date[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "price_alerts" SET "base_price" = "base"."nav", "base_day" = "base"."date"
  FROM (
    SELECT DISTINCT ON ("alerts"."client_id", "alerts"."fund_id", "alerts"."direction")
      "alerts"."client_id", "alerts"."fund_id", "alerts"."direction", "navs"."nav", "navs"."date"
    FROM "price_alerts" "alerts"
    JOIN "navs" ON "navs"."fund_id" = "alerts"."fund_id" AND "navs"."date" <= "alerts"."compared_through" AND "navs"."nav" > 0
    ORDER BY "alerts"."client_id", "alerts"."fund_id", "alerts"."direction", "navs"."date" DESC
  ) "base"
  WHERE ("price_alerts"."client_id", "price_alerts"."fund_id", "price_alerts"."direction") = ("base"."client_id", "base"."fund_id", "base"."direction");--> statement-breakpoint
UPDATE "price_alerts" SET "told_days" = ARRAY["told_on"] WHERE "told_on" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "price_alerts" DROP COLUMN "compared_through";--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_base" CHECK (("price_alerts"."base_price" is null) = ("price_alerts"."base_day" is null));
