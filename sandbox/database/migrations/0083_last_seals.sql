-- keeps older servers: the trigger only notes the seals of what they write, and theirs have none
CREATE TABLE "order_seals" (
	"order_id" text PRIMARY KEY NOT NULL,
	"sequence" integer NOT NULL,
	"seal" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_seals" ADD CONSTRAINT "order_seals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The latest seal of each order, beside its events: one that is taken away, the last one too, is missed.
CREATE FUNCTION keep_last_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('INSERT INTO %I.order_seals AS known (order_id, sequence, seal) SELECT DISTINCT ON (order_id) order_id, sequence, seal FROM written WHERE seal IS NOT NULL ORDER BY order_id, sequence DESC ON CONFLICT (order_id) DO UPDATE SET sequence = excluded.sequence, seal = excluded.seal WHERE excluded.sequence > known.sequence', tg_table_schema);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER last_seal_is_kept AFTER INSERT ON "order_events" REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION keep_last_seal();--> statement-breakpoint
CREATE TRIGGER order_seals_are_kept BEFORE DELETE OR TRUNCATE ON "order_seals" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();--> statement-breakpoint
INSERT INTO "order_seals" ("order_id", "sequence", "seal") SELECT DISTINCT ON ("order_id") "order_id", "sequence", "seal" FROM "order_events" WHERE "seal" IS NOT NULL ORDER BY "order_id", "sequence" DESC;
