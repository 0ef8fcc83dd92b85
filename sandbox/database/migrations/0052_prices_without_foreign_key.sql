ALTER TABLE "navs" DROP CONSTRAINT "navs_fund_id_funds_id_fk";
