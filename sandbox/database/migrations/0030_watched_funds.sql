CREATE TABLE "watched_funds" (
	"client_id" text NOT NULL,
	"fund_id" integer NOT NULL,
	CONSTRAINT "watched_funds_client_id_fund_id_pk" PRIMARY KEY("client_id","fund_id")
);
--> statement-breakpoint
ALTER TABLE "watched_funds" ADD CONSTRAINT "watched_funds_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_funds" ADD CONSTRAINT "watched_funds_fund_id_funds_id_fk" FOREIGN KEY ("fund_id") REFERENCES "public"."funds"("id") ON DELETE no action ON UPDATE no action;