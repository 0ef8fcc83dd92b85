CREATE TABLE "service_stops" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_stops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"region" text NOT NULL,
	"scope" text NOT NULL,
	"texts" jsonb NOT NULL,
	"stopped_at" timestamp with time zone NOT NULL,
	"stopped_by" text NOT NULL,
	"stopped_why" text NOT NULL,
	"resumed_at" timestamp with time zone,
	"resumed_by" text,
	"resumed_why" text,
	CONSTRAINT "service_stops_resumed" CHECK (num_nulls("service_stops"."resumed_at", "service_stops"."resumed_by", "service_stops"."resumed_why") in (0, 3))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "service_stops_in_force" ON "service_stops" USING btree ("region","scope") WHERE "service_stops"."resumed_at" is null;