-- keeps older servers: the triggers only note which funds have new prices, whoever writes them
CREATE TABLE "outdated_performance" (
	"fund_id" integer PRIMARY KEY NOT NULL,
	"since" date NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION note_outdated_performance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO %I.outdated_performance AS noted (fund_id, since) SELECT fund_id, min(%s) FROM changed GROUP BY fund_id ORDER BY fund_id
      ON CONFLICT (fund_id) DO UPDATE SET since = excluded.since WHERE noted.since > excluded.since',
    tg_table_schema, tg_argv[0]);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER new_prices_outdate_performance AFTER INSERT ON "navs" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_outdated_performance('date');--> statement-breakpoint
CREATE TRIGGER other_prices_outdate_performance AFTER UPDATE ON "navs" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_outdated_performance('date');--> statement-breakpoint
CREATE TRIGGER removed_prices_outdate_performance AFTER DELETE ON "navs" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_outdated_performance('date');--> statement-breakpoint
CREATE TRIGGER new_distributions_outdate_performance AFTER INSERT ON "fund_distributions" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_outdated_performance('ex_date');--> statement-breakpoint
CREATE TRIGGER removed_distributions_outdate_performance AFTER DELETE ON "fund_distributions" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_outdated_performance('ex_date');--> statement-breakpoint
CREATE TRIGGER new_facts_outdate_performance AFTER INSERT ON "fund_facts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_outdated_performance('date ''0001-01-01''');--> statement-breakpoint
CREATE TRIGGER other_facts_outdate_performance AFTER UPDATE ON "fund_facts" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_outdated_performance('date ''0001-01-01''');--> statement-breakpoint
INSERT INTO "outdated_performance" SELECT id, '0001-01-01' FROM "funds";
