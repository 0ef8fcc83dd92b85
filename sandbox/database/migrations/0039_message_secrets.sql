CREATE TABLE "message_secrets" (
	"message_id" integer PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "secret_kind" text;--> statement-breakpoint
ALTER TABLE "message_secrets" ADD CONSTRAINT "message_secrets_message_id_outbox_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "message_secrets" SELECT "id", substring("text" from '\d{8}') FROM "outbox" WHERE "text" ~ '\d{8}' AND "id" IN (SELECT "message_id" FROM "one_time_codes" UNION SELECT "code_message_id" FROM "reset_attempts");--> statement-breakpoint
UPDATE "outbox" SET "secret_kind" = 'code', "text" = regexp_replace("text", '\d{8}', '{secret}') WHERE "id" IN (SELECT "message_id" FROM "message_secrets");--> statement-breakpoint
INSERT INTO "message_secrets" SELECT "id", substring("text" from '(?<!\d)\d{6}(?!\d)') FROM "outbox" WHERE "secret_kind" IS NULL AND "text" ~ '(?<!\d)\d{6}(?!\d)' AND "id" IN (SELECT "message_id" FROM "new_pins");--> statement-breakpoint
UPDATE "outbox" SET "secret_kind" = 'pin', "text" = regexp_replace("text", '(?<!\d)\d{6}(?!\d)', '{secret}') WHERE "secret_kind" IS NULL AND "id" IN (SELECT "message_id" FROM "message_secrets");
