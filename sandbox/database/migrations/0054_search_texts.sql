-- What searches compare is written by the domain's own form from now on (`fillSearchTexts`), so that the database knows
-- no second one: 臺 is 台, and accents and signs don't count.
DROP INDEX "funds_search";--> statement-breakpoint
ALTER TABLE "funds" DROP COLUMN "search_text";--> statement-breakpoint
DROP FUNCTION "fund_search_text"(text, text, jsonb);--> statement-breakpoint
DROP FUNCTION "search_form"(text);--> statement-breakpoint
ALTER TABLE "funds" ADD COLUMN "search_text" text;--> statement-breakpoint
CREATE INDEX "funds_search" ON "funds" USING gin ("search_grams"("search_text"));
