CREATE TABLE "point_movements" (
	"order_id" text NOT NULL,
	"kind" text NOT NULL,
	"client_id" text NOT NULL,
	"expires_on" date NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_movements_order_id_kind_expires_on_pk" PRIMARY KEY("order_id","kind","expires_on"),
	CONSTRAINT "point_movements_sign" CHECK (case "point_movements"."kind" when 'taken' then "point_movements"."points" < 0 else "point_movements"."points" > 0 end)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "fee_waived" numeric;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_client_id_clients_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_movements" ADD CONSTRAINT "point_movements_grant" FOREIGN KEY ("client_id","expires_on") REFERENCES "public"."reward_points"("client_id","expires_on") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "point_movements_client" ON "point_movements" USING btree ("client_id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_points" CHECK (("orders"."points" is null) = ("orders"."fee_waived" is null) and coalesce("orders"."fee_waived", 0) >= 0);--> statement-breakpoint
CREATE TRIGGER point_movements_are_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON "point_movements" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();