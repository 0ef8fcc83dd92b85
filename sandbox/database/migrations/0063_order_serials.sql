CREATE SEQUENCE "public"."order_serials" INCREMENT BY 1 MINVALUE 1 MAXVALUE 99999999 START WITH 1 CACHE 1;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "serial" integer DEFAULT nextval('order_serials') NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_serial_unique" UNIQUE("serial");