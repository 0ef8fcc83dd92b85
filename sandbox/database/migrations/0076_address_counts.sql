CREATE TABLE "address_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "address_counts_expire" ON "address_counts" USING btree ("expire");