ALTER TABLE "price_alerts" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "compared_through" date;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "told_price" numeric;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD COLUMN "told_on" date;--> statement-breakpoint
UPDATE "price_alerts" SET
  "language" = (SELECT CASE "clients"."region" WHEN 'HK' THEN 'en_US' ELSE 'zh_TW' END FROM "clients" WHERE "clients"."id" = "price_alerts"."client_id"),
  "compared_through" = (SELECT max("navs"."date") FROM "navs" WHERE "navs"."fund_id" = "price_alerts"."fund_id" AND "navs"."nav" > 0);--> statement-breakpoint
ALTER TABLE "price_alerts" ALTER COLUMN "language" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "price_alerts" ADD CONSTRAINT "price_alerts_told" CHECK (("price_alerts"."told_price" is null) = ("price_alerts"."told_on" is null));
