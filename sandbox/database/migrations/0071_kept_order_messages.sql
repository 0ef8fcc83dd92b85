DROP INDEX "outbox_sent";--> statement-breakpoint
CREATE INDEX "outbox_orders" ON "outbox" USING btree ("sent_at") WHERE "outbox"."subject" = 'order';--> statement-breakpoint
CREATE INDEX "outbox_sent" ON "outbox" USING btree ("sent_at") WHERE "outbox"."subject" is distinct from 'order';