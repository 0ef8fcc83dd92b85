CREATE TABLE "releases" (
	"release" text PRIMARY KEY NOT NULL,
	"serves_from" text NOT NULL,
	"prepared_at" timestamp with time zone DEFAULT now() NOT NULL
);
