-- keeps older servers: the names that it keeps apart are those that the constraint before kept apart
ALTER TABLE "clients" DROP CONSTRAINT "clients_user_name";--> statement-breakpoint
CREATE UNIQUE INDEX "clients_user_name" ON "clients" USING btree ("region","user_name") WHERE "clients"."user_name" is not null;
