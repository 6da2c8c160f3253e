CREATE TABLE "__drizzle_migrations" (
					id SERIAL PRIMARY KEY,
					hash text NOT NULL,
					created_at numeric
				);
--> statement-breakpoint
CREATE TABLE `customer_address` (
	`customer_id` text NOT NULL,
	`digest` text NOT NULL,
	`address` text NOT NULL,
	`used_at` integer NOT NULL,
	`label` text DEFAULT '' NOT NULL,
	`saved_at` integer,
	`main_at` integer,
	PRIMARY KEY(`customer_id`, `digest`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "customer_address_digest" CHECK(length("customer_address"."digest") = 64)
) STRICT;
--> statement-breakpoint
CREATE TABLE `affiliate` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`joined_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `commission` (
	`order_id` text PRIMARY KEY NOT NULL,
	`affiliate_id` text NOT NULL,
	`status` text NOT NULL,
	`base` integer NOT NULL,
	`amount` integer NOT NULL,
	`at` integer NOT NULL,
	`ready_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`affiliate_id`) REFERENCES `affiliate`(`customer_id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "commission_amounts" CHECK("commission"."amount" > 0 AND "commission"."base" >= "commission"."amount")
) STRICT;
--> statement-breakpoint
CREATE TABLE `audit_run` (
	`id` integer PRIMARY KEY NOT NULL,
	`started_at` integer NOT NULL,
	`step` integer NOT NULL,
	`after` integer NOT NULL,
	`sums` text NOT NULL,
	`broken` text NOT NULL,
	`last_ended_at` integer,
	`last_broken` text DEFAULT '[]' NOT NULL,
	`running` integer NOT NULL,
	CONSTRAINT "audit_run_one" CHECK("audit_run"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `cart_line` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`added_price` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "quantity_positive" CHECK("cart_line"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `cart_note` (
	`owner` text PRIMARY KEY NOT NULL,
	`note` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`position` integer NOT NULL,
	`parent_slug` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `listing` (
	`id` integer PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`category_slug` text NOT NULL,
	`position` integer NOT NULL,
	`sold` integer NOT NULL,
	`created_at` integer NOT NULL,
	`facets` text NOT NULL,
	`price` integer,
	`discounted` integer DEFAULT false NOT NULL,
	`available` integer DEFAULT false NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `product` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`category_slug` text NOT NULL,
	`description` text NOT NULL,
	`attributes` text NOT NULL,
	`options` text NOT NULL,
	`images` text NOT NULL,
	`weight_grams` integer NOT NULL,
	`dimensions` text,
	`digital` integer NOT NULL,
	`published` integer NOT NULL,
	`sold` integer NOT NULL,
	`rating` integer,
	`reviews` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `tier_price` (
	`customer_type` text NOT NULL,
	`variant_id` text NOT NULL,
	`price` integer NOT NULL,
	PRIMARY KEY(`customer_type`, `variant_id`),
	FOREIGN KEY (`customer_type`) REFERENCES `customer_type`(`code`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "tier_price_not_negative" CHECK("tier_price"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `variant` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`values` text NOT NULL,
	`name` text NOT NULL,
	`image` text NOT NULL,
	`price` integer NOT NULL,
	`full_price` integer,
	`stock` integer NOT NULL,
	`position` integer NOT NULL,
	`weight_grams` integer,
	`dimensions` text,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "stock_not_negative" CHECK("variant"."stock" >= 0),
	CONSTRAINT "price_not_negative" CHECK("variant"."price" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `article_category` (
	`slug` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `article` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`category_slug` text NOT NULL,
	`image` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`published` integer NOT NULL,
	`published_at` integer NOT NULL,
	FOREIGN KEY (`category_slug`) REFERENCES `article_category`(`slug`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `information` (
	`slug` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`body` text NOT NULL,
	`position` integer NOT NULL,
	`changed_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `file` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`mime` text NOT NULL,
	`bytes` integer NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_sale_item` (
	`flash_sale_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`price` integer NOT NULL,
	`quota` integer NOT NULL,
	`sold` integer NOT NULL,
	`sold_elsewhere` integer DEFAULT 0 NOT NULL,
	`per_customer` integer NOT NULL,
	PRIMARY KEY(`flash_sale_id`, `variant_id`),
	FOREIGN KEY (`flash_sale_id`) REFERENCES `flash_sale`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "flash_sale_item_quota" CHECK("flash_sale_item"."sold" BETWEEN "flash_sale_item"."sold_elsewhere" AND "flash_sale_item"."quota" AND "flash_sale_item"."sold_elsewhere" >= 0),
	CONSTRAINT "flash_sale_item_amounts" CHECK("flash_sale_item"."price" >= 0 AND "flash_sale_item"."per_customer" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `flash_sale` (
	`id` text PRIMARY KEY NOT NULL,
	`title` text NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	CONSTRAINT "flash_sale_lasts" CHECK("flash_sale"."ends_at" > "flash_sale"."starts_at")
) STRICT;
--> statement-breakpoint
CREATE TABLE `one_time_code` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`account` text NOT NULL,
	`address` text,
	`browser` text,
	`customer_id` text,
	`channel` text NOT NULL,
	`digest` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "one_time_code_tries" CHECK("one_time_code"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `account_change` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`replaced` text NOT NULL,
	`at` integer NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `consent` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`purpose` text NOT NULL,
	`version` text NOT NULL,
	`granted` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `contact_change` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`ticket` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `customer_type` (
	`code` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `customer` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`password` text NOT NULL,
	`type` text NOT NULL,
	`created_at` integer NOT NULL,
	`phone_verified_at` integer,
	`email_verified_at` integer,
	`photo_file_id` text,
	`removed_at` integer
) STRICT;
--> statement-breakpoint
CREATE TABLE `google_account` (
	`sub` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`email` text,
	`linked_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `passkey` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`rp_id` text NOT NULL,
	`user_handle` text NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`backed_up` integer NOT NULL,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "passkey_counter" CHECK("passkey"."counter" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `pending_registration` (
	`ticket` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`phone` text NOT NULL,
	`email` text,
	`marketing` integer NOT NULL,
	`password` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `google_pending_login` (
	`id` text PRIMARY KEY NOT NULL,
	`flow_id` text NOT NULL,
	`sub` text NOT NULL,
	`email` text,
	`name` text NOT NULL,
	`tries` integer DEFAULT 0 NOT NULL,
	`expires_at` integer NOT NULL,
	`spent_at` integer,
	CONSTRAINT "google_pending_login_tries" CHECK("google_pending_login"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `passkey_challenge` (
	`id` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`bound_to` text NOT NULL,
	`customer_id` text,
	`origin` text NOT NULL,
	`user_handle` text NOT NULL,
	`silent` integer NOT NULL,
	`network` text,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `known_device` (
	`customer_id` text NOT NULL,
	`device` text NOT NULL,
	`used_at` integer NOT NULL,
	PRIMARY KEY(`customer_id`, `device`),
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `session` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	`device` text DEFAULT '' NOT NULL,
	`used_at` integer,
	`confirmed_at` integer,
	`confirmed_in` text,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `coin_lot` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`customer_id` text NOT NULL,
	`given` integer NOT NULL,
	`left` integer NOT NULL,
	`expires_at` integer NOT NULL,
	CONSTRAINT "coin_lot_left" CHECK("coin_lot"."left" BETWEEN 0 AND "coin_lot"."given")
) STRICT;
--> statement-breakpoint
CREATE TABLE `coin_use` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`lot_id` integer NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`lot_id`) REFERENCES `coin_lot`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "coin_use_amount" CHECK("coin_use"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_account` (
	`id` text PRIMARY KEY NOT NULL,
	`balance` integer DEFAULT 0 NOT NULL,
	CONSTRAINT "ledger_balance" CHECK("ledger_account"."balance" >= 0 OR "ledger_account"."id" LIKE 'shop:%')
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_entry` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`transfer_id` integer NOT NULL,
	`account` text NOT NULL,
	`amount` integer NOT NULL,
	FOREIGN KEY (`transfer_id`) REFERENCES `ledger_transfer`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`account`) REFERENCES `ledger_account`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "ledger_entry_amount" CHECK("ledger_entry"."amount" <> 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `ledger_transfer` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `message` (
	`id` text PRIMARY KEY NOT NULL,
	`event` text NOT NULL,
	`kind` text NOT NULL,
	`channel` text NOT NULL,
	`target` text NOT NULL,
	`order_id` text,
	`values` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`sent_at` integer,
	`problem` text DEFAULT '' NOT NULL,
	CONSTRAINT "message_one_end" CHECK("message"."sent_at" IS NULL OR "message"."problem" = '')
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`return_id` text NOT NULL,
	`status` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_line` (
	`return_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	PRIMARY KEY(`return_id`, `variant_id`),
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_return_line_quantity" CHECK("order_return_line"."quantity" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`return_id` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`return_id`) REFERENCES `order_return`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_return` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text NOT NULL,
	`order_id` text NOT NULL,
	`customer_id` text NOT NULL,
	`status` text NOT NULL,
	`solution` text NOT NULL,
	`reason` text NOT NULL,
	`description` text NOT NULL,
	`courier` text DEFAULT '' NOT NULL,
	`receipt_number` text,
	`replacement_receipt` text,
	`account_id` text,
	`refunded` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_return_refunded" CHECK("order_return"."refunded" IS NULL OR "order_return"."refunded" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `bill` (
	`code` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`status` text NOT NULL,
	`vendor` text NOT NULL,
	`method` text NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer NOT NULL,
	`accepted_amount` integer NOT NULL,
	`attempt` integer DEFAULT 1 NOT NULL,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "bill_amounts" CHECK("bill"."amount" >= 0 AND "bill"."unique_code" BETWEEN 0 AND 999 AND "bill"."attempt" >= 1),
	CONSTRAINT "bill_paid_when" CHECK(("bill"."status" = 'PAID') = ("bill"."paid_at" IS NOT NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `charge` (
	`reference` text PRIMARY KEY NOT NULL,
	`bill_code` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`method` text DEFAULT '' NOT NULL,
	`amount` integer NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`account` text,
	`holder` text DEFAULT '' NOT NULL,
	`transaction_id` text,
	`number` text,
	`biller_code` text,
	`qr_text` text,
	`link` text,
	`state` text NOT NULL,
	`returned` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`bill_code`) REFERENCES `bill`(`code`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_event` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`at` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_line` (
	`order_id` text NOT NULL,
	`position` integer NOT NULL,
	`variant_id` text NOT NULL,
	`name` text NOT NULL,
	`variant_name` text NOT NULL,
	`slug` text NOT NULL,
	`image` text NOT NULL,
	`unit_price` integer NOT NULL,
	`full_price` integer,
	`added_price` integer NOT NULL,
	`quantity` integer NOT NULL,
	`weight_grams` integer NOT NULL,
	`flash_sale_id` text,
	PRIMARY KEY(`order_id`, `position`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`flash_sale_id`) REFERENCES `flash_sale`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_line_amounts" CHECK("order_line"."unit_price" >= 0 AND "order_line"."quantity" >= 1 AND "order_line"."weight_grams" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`number` text,
	`customer_id` text,
	`visitor_id` text,
	`status` text NOT NULL,
	`digital` integer NOT NULL,
	`address` text,
	`weight_grams` integer NOT NULL,
	`shipping_code` text,
	`shipping_courier` text DEFAULT '' NOT NULL,
	`shipping_service` text DEFAULT '' NOT NULL,
	`shipping_days_min` integer,
	`shipping_days_max` integer,
	`quoted_insurance` integer,
	`quoted_cod` integer,
	`quoted_at` integer,
	`insured` integer DEFAULT false NOT NULL,
	`payment_vendor` text,
	`payment_method` text,
	`note` text DEFAULT '' NOT NULL,
	`subtotal` integer NOT NULL,
	`shipping_cost` integer DEFAULT 0 NOT NULL,
	`shipping_discount` integer DEFAULT 0 NOT NULL,
	`insurance_fee` integer DEFAULT 0 NOT NULL,
	`cod_fee` integer DEFAULT 0 NOT NULL,
	`discount` integer DEFAULT 0 NOT NULL,
	`coins_used` integer DEFAULT 0 NOT NULL,
	`wallet_used` integer DEFAULT 0 NOT NULL,
	`coins_wanted` integer DEFAULT false NOT NULL,
	`wallet_wanted` integer DEFAULT false NOT NULL,
	`vouchers_by_hand` text DEFAULT '[]' NOT NULL,
	`unique_code` integer DEFAULT 0 NOT NULL,
	`total` integer NOT NULL,
	`cashback` integer DEFAULT 0 NOT NULL,
	`dropship_name` text,
	`dropship_phone` text,
	`affiliate_code` text,
	`receipt_number` text,
	`created_at` integer NOT NULL,
	`placed_at` integer,
	`proven_phone` text,
	`kept_money` integer DEFAULT 0 NOT NULL,
	`kept_wallet` integer DEFAULT 0 NOT NULL,
	`kept_coins` integer DEFAULT 0 NOT NULL,
	`hold_until` integer,
	`pay_by` integer,
	`delivered_at` integer,
	CONSTRAINT "order_has_owner" CHECK("orders"."customer_id" IS NOT NULL OR "orders"."visitor_id" IS NOT NULL),
	CONSTRAINT "order_amounts" CHECK("orders"."subtotal" >= 0 AND "orders"."discount" BETWEEN 0 AND "orders"."subtotal" AND "orders"."shipping_discount" BETWEEN 0 AND "orders"."shipping_cost" AND "orders"."insurance_fee" >= 0 AND "orders"."cod_fee" >= 0 AND "orders"."coins_used" >= 0 AND "orders"."wallet_used" >= 0 AND "orders"."cashback" >= 0 AND "orders"."unique_code" BETWEEN 0 AND 999),
	CONSTRAINT "order_total" CHECK("orders"."total" >= 0 AND "orders"."total" = "orders"."subtotal" - "orders"."discount" + "orders"."shipping_cost" - "orders"."shipping_discount" + "orders"."insurance_fee" + "orders"."cod_fee" + "orders"."unique_code" - "orders"."coins_used" - "orders"."wallet_used"),
	CONSTRAINT "order_kept" CHECK("orders"."kept_money" >= 0 AND "orders"."kept_wallet" BETWEEN 0 AND "orders"."wallet_used" AND "orders"."kept_coins" BETWEEN 0 AND "orders"."coins_used"),
	CONSTRAINT "order_dropship" CHECK(("orders"."dropship_name" IS NULL) = ("orders"."dropship_phone" IS NULL)),
	CONSTRAINT "order_placed" CHECK(("orders"."status" = 'DRAFT') = ("orders"."number" IS NULL) AND ("orders"."status" = 'DRAFT') = ("orders"."placed_at" IS NULL) AND ("orders"."status" = 'DRAFT') = ("orders"."pay_by" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `stock_hold` (
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`quantity` integer NOT NULL,
	`state` text NOT NULL,
	`kept` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`order_id`, `variant_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "hold_positive" CHECK("stock_hold"."quantity" >= 1 AND "stock_hold"."kept" BETWEEN 0 AND "stock_hold"."quantity")
) STRICT;
--> statement-breakpoint
CREATE TABLE `digital_download` (
	`order_id` text NOT NULL,
	`variant_id` text NOT NULL,
	`file_id` text NOT NULL,
	`taken` integer NOT NULL,
	PRIMARY KEY(`order_id`, `variant_id`, `file_id`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `digital_file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "digital_download_taken" CHECK("digital_download"."taken" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `digital_file` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text,
	`name` text NOT NULL,
	`bytes` integer NOT NULL,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `licence` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`variant_id` text NOT NULL,
	`code` text NOT NULL,
	`order_id` text,
	`added_at` integer NOT NULL,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `courier_quote` (
	`courier` text NOT NULL,
	`way` text NOT NULL,
	`rates` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`courier`, `way`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `shipment` (
	`reference` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`attempt` integer NOT NULL,
	`vendor` text NOT NULL,
	`rate_code` text NOT NULL,
	`asked` integer DEFAULT false NOT NULL,
	`booking_id` text,
	`state` text,
	`driver_name` text,
	`driver_phone` text,
	`driver_plate` text,
	`live_url` text,
	`problem` text DEFAULT '' NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "shipment_attempts" CHECK("shipment"."attempt" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `tracking` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`state` text NOT NULL,
	`label` text NOT NULL,
	`place` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `transfer_receipt` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reference` text NOT NULL,
	`file_id` text NOT NULL,
	`bank` text NOT NULL,
	`payer` text NOT NULL,
	`amount` integer NOT NULL,
	`day` text NOT NULL,
	`note` text NOT NULL,
	`state` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`sent_at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`reference`) REFERENCES `charge`(`reference`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "transfer_receipt_answered" CHECK(("transfer_receipt"."state" = 'waiting') = ("transfer_receipt"."answered_at" IS NULL) AND "transfer_receipt"."amount" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `refund` (
	`id` text PRIMARY KEY NOT NULL,
	`order_id` text NOT NULL,
	`reason` text NOT NULL,
	`ref` text NOT NULL,
	`amount` integer NOT NULL,
	`state` text NOT NULL,
	`reference` text,
	`problem` text DEFAULT '' NOT NULL,
	`bank_code` text,
	`number` text,
	`holder` text,
	`way` text,
	`proof` text DEFAULT '' NOT NULL,
	`proof_key` text,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "refund_amount" CHECK("refund"."amount" > 0),
	CONSTRAINT "refund_paid" CHECK(("refund"."state" = 'PAID') = ("refund"."paid_at" IS NOT NULL) AND ("refund"."state" = 'PAID') = ("refund"."way" IS NOT NULL)),
	CONSTRAINT "refund_account" CHECK(("refund"."bank_code" IS NULL) = ("refund"."number" IS NULL) AND ("refund"."number" IS NULL) = ("refund"."holder" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `payment_inbox` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`vendor` text NOT NULL,
	`transaction_id` text NOT NULL,
	`transaction_status` text NOT NULL,
	`received_at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `admin_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` integer NOT NULL,
	`who` text NOT NULL,
	`operation` text NOT NULL,
	`subject` text NOT NULL,
	`changes` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `admin_token` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`role` text NOT NULL,
	`digest` text NOT NULL,
	`created_at` integer NOT NULL,
	`created_by` text NOT NULL,
	`expires_at` integer,
	`last_used_day` text
) STRICT;
--> statement-breakpoint
CREATE TABLE `once_answer` (
	`actor` text NOT NULL,
	`key` text NOT NULL,
	`endpoint` text NOT NULL,
	`request_hash` text NOT NULL,
	`answer` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`actor`, `key`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `rate_limit_hit` (
	`id` text PRIMARY KEY NOT NULL,
	`rule` text NOT NULL,
	`subject` text,
	`network` text,
	`pending` integer NOT NULL,
	`until` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `scheduled_job` (
	`kind` text NOT NULL,
	`ref` text NOT NULL,
	`due_at` integer NOT NULL,
	`tries` integer NOT NULL,
	`failed` integer NOT NULL,
	PRIMARY KEY(`kind`, `ref`),
	CONSTRAINT "scheduled_job_tries" CHECK("scheduled_job"."tries" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `review_photo` (
	`file_id` text PRIMARY KEY NOT NULL,
	`review_id` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `file`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`review_id`) REFERENCES `review`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `review` (
	`id` text PRIMARY KEY NOT NULL,
	`product_id` text NOT NULL,
	`variant_name` text NOT NULL,
	`author` text NOT NULL,
	`stars` integer NOT NULL,
	`text` text NOT NULL,
	`photos` text NOT NULL,
	`reply` text,
	`order_id` text,
	`order_position` integer,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`order_id`,`order_position`) REFERENCES `order_line`(`order_id`,`position`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "review_stars" CHECK("review"."stars" BETWEEN 1 AND 5),
	CONSTRAINT "review_line" CHECK(("review"."order_id" IS NULL) = ("review"."order_position" IS NULL))
) STRICT;
--> statement-breakpoint
CREATE TABLE `shop_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`settings` text NOT NULL,
	`generation` integer NOT NULL,
	`next_generation` integer,
	CONSTRAINT "shop_state_one" CHECK("shop_state"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `tag_purchase` (
	`order_id` text NOT NULL,
	`vendor` text NOT NULL,
	`consent` text NOT NULL,
	`client` text NOT NULL,
	`user_agent` text NOT NULL,
	`created_at` integer NOT NULL,
	`paid_at` integer,
	`sent_at` integer,
	`problem` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`order_id`, `vendor`)
) STRICT;
--> statement-breakpoint
CREATE TABLE `affiliate_click` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`visitor` text NOT NULL,
	`address` text NOT NULL,
	`network` text,
	`device` text NOT NULL,
	`at` integer NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `traffic_count` (
	`day` text NOT NULL,
	`path` text NOT NULL,
	`views` integer NOT NULL,
	PRIMARY KEY(`day`, `path`),
	CONSTRAINT "traffic_views" CHECK("traffic_count"."views" >= 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `vendor_key` (
	`vendor` text PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`set_by` text NOT NULL,
	`set_at` integer NOT NULL,
	`checked_at` integer NOT NULL,
	`problem` text NOT NULL
) STRICT;
--> statement-breakpoint
CREATE TABLE `simulated_payment` (
	`transaction_id` text PRIMARY KEY NOT NULL,
	`reference` text NOT NULL,
	`idempotency_key` text,
	`amount` integer NOT NULL,
	`kind` text DEFAULT 'bank_transfer' NOT NULL,
	`bank` text NOT NULL,
	`va_number` text NOT NULL,
	`qr_text` text,
	`status` text NOT NULL,
	`refunds` text DEFAULT '[]' NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`settled_at` integer,
	CONSTRAINT "simulated_amount_positive" CHECK("simulated_payment"."amount" > 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `simulator_account` (
	`id` integer PRIMARY KEY NOT NULL,
	`server_key` text NOT NULL,
	`fault` text NOT NULL,
	CONSTRAINT "simulator_account_one" CHECK("simulator_account"."id" = 1)
) STRICT;
--> statement-breakpoint
CREATE TABLE `order_voucher` (
	`order_id` text NOT NULL,
	`kind` text NOT NULL,
	`voucher_id` text NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`cashback` integer NOT NULL,
	`saving` integer NOT NULL,
	`state` text NOT NULL,
	`replaced` text DEFAULT '' NOT NULL,
	`customer_id` text,
	`phone` text,
	PRIMARY KEY(`order_id`, `kind`),
	FOREIGN KEY (`order_id`) REFERENCES `orders`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "order_voucher_saving" CHECK("order_voucher"."saving" >= 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher_choice` (
	`owner` text NOT NULL,
	`kind` text NOT NULL,
	`voucher_id` text,
	`chosen_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `kind`),
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher_claim` (
	`owner` text NOT NULL,
	`voucher_id` text NOT NULL,
	`claimed_at` integer NOT NULL,
	PRIMARY KEY(`owner`, `voucher_id`),
	FOREIGN KEY (`voucher_id`) REFERENCES `voucher`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `voucher` (
	`id` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`starts_at` integer NOT NULL,
	`ends_at` integer,
	`cashback` integer DEFAULT false NOT NULL,
	`percentage` integer DEFAULT false NOT NULL,
	`amount` integer NOT NULL,
	`maximum` integer,
	`minimum` integer DEFAULT 0 NOT NULL,
	`for_shipping` integer DEFAULT false NOT NULL,
	`quota` integer,
	`used` integer DEFAULT 0 NOT NULL,
	`per_customer` integer,
	`categories` text DEFAULT '[]' NOT NULL,
	`products` text DEFAULT '[]' NOT NULL,
	`new_customers_only` integer DEFAULT false NOT NULL,
	`listed` integer DEFAULT true NOT NULL,
	CONSTRAINT "voucher_code" CHECK(length("voucher"."code") BETWEEN 1 AND 40 AND "voucher"."code" NOT GLOB '*[^A-Z0-9_-]*'),
	CONSTRAINT "voucher_amounts" CHECK("voucher"."amount" >= 1 AND ("voucher"."percentage" = 0 OR "voucher"."amount" <= 100) AND ("voucher"."maximum" IS NULL OR "voucher"."maximum" >= 1) AND "voucher"."minimum" >= 0 AND "voucher"."used" >= 0),
	CONSTRAINT "voucher_one_kind" CHECK("voucher"."cashback" = 0 OR "voucher"."for_shipping" = 0)
) STRICT;
--> statement-breakpoint
CREATE TABLE `bank_account` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`bank_code` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`created_at` integer NOT NULL,
	`removed_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `withdrawal` (
	`id` text PRIMARY KEY NOT NULL,
	`customer_id` text NOT NULL,
	`source` text NOT NULL,
	`status` text NOT NULL,
	`bank_code` text NOT NULL,
	`number` text NOT NULL,
	`holder` text NOT NULL,
	`amount` integer NOT NULL,
	`fee` integer NOT NULL,
	`note` text DEFAULT '' NOT NULL,
	`at` integer NOT NULL,
	`answered_at` integer,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action,
	CONSTRAINT "withdrawal_amounts" CHECK("withdrawal"."fee" >= 0 AND "withdrawal"."amount" > "withdrawal"."fee")
) STRICT;
--> statement-breakpoint
CREATE TABLE `wish_link` (
	`customer_id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	FOREIGN KEY (`customer_id`) REFERENCES `customer`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE TABLE `wish` (
	`id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`product_id` text NOT NULL,
	`variant_id` text,
	`saved_price` integer NOT NULL,
	`saved_available` integer NOT NULL,
	`saved_at` integer NOT NULL,
	FOREIGN KEY (`product_id`) REFERENCES `product`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`variant_id`) REFERENCES `variant`(`id`) ON UPDATE no action ON DELETE no action
) STRICT;
--> statement-breakpoint
CREATE VIRTUAL TABLE product_search USING fts5(name, category, attributes, options, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE product_word USING fts5vocab(product_search, 'col');
--> statement-breakpoint
INSERT INTO "__drizzle_migrations" VALUES (NULL, '', 1795370424227);
--> statement-breakpoint
INSERT INTO "customer_address" VALUES ('3b50713f-582e-4018-a798-4aa882272bcf', '1e5131f198e670d5b84260fc6f0b719b954b1b9aa5d0b88107b3390c22c7f415', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1795372823175, '', NULL, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('biji-kopi', 'Biji Kopi', '/assets/contoh-1/kopi/kategori-biji.webp', 0, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('racikan', 'Racikan', '/assets/contoh-1/kopi/blend-senja.webp', 1, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('siap-seduh', 'Siap Seduh', '/assets/contoh-1/kopi/kategori-siap-seduh.webp', 2, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('minuman', 'Minuman Botol', '/assets/contoh-1/kopi/kategori-minuman.webp', 3, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('teh-cascara', 'Teh & Cascara', '/assets/contoh-1/kopi/cascara-seduh.webp', 4, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('alat-seduh', 'Alat Seduh', '/assets/contoh-1/kopi/kategori-alat.webp', 5, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('penggiling-timbangan', 'Giling & Timbang', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 6, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('cangkir-tumbler', 'Cangkir & Tumbler', '/assets/contoh-1/kopi/tumbler-bertiga.webp', 7, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('hampers', 'Hampers', '/assets/contoh-1/kopi/hampers-hujan.webp', 8, NULL);
--> statement-breakpoint
INSERT INTO "category" VALUES ('kelas', 'Kelas & Hadiah', '/assets/contoh-1/kopi/kategori-kelas.webp', 9, NULL);
--> statement-breakpoint
INSERT INTO "listing" VALUES (1, 'a53a540c-f346-434f-b731-1b2935eb7f99', 'biji-kopi', 0, 3182, 1795372822763, '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (2, 'ffe1918d-8af4-4d69-b434-7078051bd413', 'biji-kopi', 1, 1407, 1795372822762, '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (3, '8a8f90c4-17e7-4d02-8be3-653958d54996', 'biji-kopi', 2, 5620, 1795372822761, '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (4, '1abc9fa9-5a96-4b24-b979-91e57920301b', 'biji-kopi', 3, 624, 1795372822760, '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (5, 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', 'siap-seduh', 4, 2035, 1795372822759, '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (6, '32061b75-a782-446e-890e-215c9d9eb198', 'siap-seduh', 5, 4870, 1795372822758, '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Asal","Gayo"],["Asal","Toraja"]]', 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (7, 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'minuman', 6, 1926, 1795372822757, '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Rasa","Gula Aren"],["Rasa","Pandan"],["Rasa","Hitam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (8, 'e04a4d03-536d-4347-948c-a76160845aac', 'alat-seduh', 7, 538, 1795372822756, '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Sage"],["Warna","Terakota"]]', 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (9, 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', 'alat-seduh', 8, 412, 1795372822755, '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"],["Warna","Hitam"],["Warna","Perak"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (10, 'd7629424-3258-47f1-bbd3-e840542197bf', 'cangkir-tumbler', 9, 482, 1795372822754, '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Gading"],["Warna","Hijau"],["Warna","Biru"]]', 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (11, 'c25ceff6-9246-4068-bf2f-66105a7965a7', 'alat-seduh', 10, 203, 1795372822753, '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (12, '4c001a0e-f6bd-442a-8abc-bdc21d17289e', 'kelas', 11, 766, 1795372822752, '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (13, 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', 'racikan', 12, 2874, 1795372822751, '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","250 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Halus"],["Tingkat sangrai","Sedang"],["Tingkat sangrai","Gelap"]]', 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (14, 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', 'racikan', 13, 1345, 1795372822750, '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Kasar"],["Kemasan","Kantong"],["Kemasan","Kaleng"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (15, 'cb273a31-1010-495e-9ba5-edaee9295c45', 'racikan', 14, 4415, 1795372822749, '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (16, 'badc3b31-475a-4824-b891-4d3822e0cb81', 'racikan', 15, 497, 1795372822748, '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (17, 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'penggiling-timbangan', 16, 846, 1795372822747, '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Perak"]]', 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (18, '22e9e473-b9ef-4030-b7b8-094d4a9965db', 'penggiling-timbangan', 17, 173, 1795372822746, '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (19, 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'penggiling-timbangan', 18, 1420, 1795372822745, '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (20, 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', 'alat-seduh', 19, 296, 1795372822744, '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (21, '02aea55f-013d-4379-a7b6-17729a16e882', 'cangkir-tumbler', 20, 1215, 1795372822743, '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"],["Warna","Hijau"],["Warna","Krem"],["Warna","Hitam"],["Kapasitas","350 ml"],["Kapasitas","500 ml"],["Tutup","Geser"],["Tutup","Ulir"]]', 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (22, 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', 'cangkir-tumbler', 21, 377, 1795372822742, '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (23, 'a65e9705-da9d-45b8-b416-afd120625f9e', 'cangkir-tumbler', 22, 468, 1795372822741, '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Lumut"],["Warna","Biru Dongker"]]', 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (24, '0eaa84a4-f5af-48c1-8d0e-87e92aeb758c', 'kelas', 23, 319, 1795372822740, '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"],["Nominal","Rp 100.000"],["Nominal","Rp 250.000"],["Nominal","Rp 500.000"]]', 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (25, '5684ecdc-7127-4889-9430-1685d3212a5d', 'kelas', 24, 241, 1795372822739, '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (26, '2fd3a8c4-350d-464c-8a47-a0ac21030b16', 'biji-kopi', 25, 871, 1795372822738, '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","100 g"],["Ukuran","200 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (27, 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', 'biji-kopi', 26, 1288, 1795372822737, '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (28, '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'biji-kopi', 27, 743, 1795372822736, '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (29, '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'biji-kopi', 28, 566, 1795372822735, '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"]]', 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (30, '3c40111f-60f4-4419-9a38-49faf47b8aea', 'biji-kopi', 29, 214, 1795372822734, '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (31, '2d0d4d7d-183c-4818-941b-1fa761a9ad21', 'siap-seduh', 30, 1653, 1795372822733, '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (32, 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'siap-seduh', 31, 912, 1795372822732, '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Racikan","Pagi"],["Racikan","Senja"],["Racikan","Malam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (33, '5e662b29-b016-4afd-8956-ef42f0967b49', 'siap-seduh', 32, 1187, 1795372822731, '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (34, '91bea655-466d-4a74-8438-41bd50a16d1b', 'minuman', 33, 1104, 1795372822730, '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Pemanis","Aren Cair"],["Pemanis","Kurma"],["Pemanis","Tanpa Gula"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (35, '6eba35cd-c76d-435d-bc1d-946746834b1a', 'minuman', 34, 688, 1795372822729, '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (36, 'e4927288-5be9-4460-b472-c512ef1219ab', 'minuman', 35, 533, 1795372822728, '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Rasa","Karamel Garam"],["Rasa","Vanila"],["Rasa","Rempah"]]', 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (37, '5d062493-4a55-42a5-8978-a8bca3631457', 'alat-seduh', 36, 1011, 1795372822727, '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Perak"],["Warna","Merah"],["Kapasitas","3 cangkir"],["Kapasitas","6 cangkir"]]', 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (38, 'c063fb3f-6be7-49b2-911d-145a4af359a3', 'alat-seduh', 37, 724, 1795372822726, '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"],["Kapasitas","350 ml"],["Kapasitas","600 ml"],["Kapasitas","1 liter"]]', 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (39, '7618f969-5b56-45a4-9787-389c281e22c7', 'alat-seduh', 38, 358, 1795372822725, '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (40, 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', 'alat-seduh', 39, 1569, 1795372822724, '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"],["Ukuran","120 ml"],["Ukuran","180 ml"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (41, 'df1f9ec1-2b31-4d76-abb6-004175969ebd', 'alat-seduh', 40, 491, 1795372822723, '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Kapasitas","400 ml"],["Kapasitas","600 ml"]]', 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (42, '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'alat-seduh', 41, 3760, 1795372822722, '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"],["Warna","Putih"],["Warna","Cokelat"],["Nomor","01"],["Nomor","02"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (43, '9c5fdea9-1141-4db1-8a4c-26e414a2afac', 'biji-kopi', 42, 1502, 1795372822721, '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (44, 'f806556a-a8f0-438e-808a-8d7b531228a9', 'biji-kopi', 43, 958, 1795372822720, '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (45, '5785c50f-62e3-4625-85a0-853b489f8eda', 'biji-kopi', 44, 2140, 1795372822719, '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (46, '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'biji-kopi', 45, 1096, 1795372822718, '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (47, '594409c4-a436-45fc-a201-951043cb82b1', 'biji-kopi', 46, 389, 1795372822717, '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (48, 'bfd20aa0-8970-4d62-8460-237302f5c33b', 'teh-cascara', 47, 602, 1795372822716, '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","80 g"],["Ukuran","200 g"]]', 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (49, 'f316e101-8beb-4938-9c3c-19bb74a19c07', 'teh-cascara', 48, 411, 1795372822715, '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (50, '42ec9c49-8692-4550-a89f-316a276d959a', 'teh-cascara', 49, 356, 1795372822714, '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (51, '3fcb35f7-4cf3-4426-86db-752b489cfdcc', 'teh-cascara', 50, 829, 1795372822713, '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (52, '756c3695-7507-4a4e-a3db-41c49832e2e8', 'hampers', 51, 264, 1795372822712, '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (53, 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', 'hampers', 52, 437, 1795372822711, '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Pita","Hijau"],["Pita","Merah"]]', 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a53a540c-f346-434f-b731-1b2935eb7f99', 'arabika-gayo-atu-lintang', 'Kopi Arabika Gayo Atu Lintang Full Wash', 'biji-kopi', 'Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.

Rasa: cokelat, jeruk manis, dan gula merah dengan akhir yang bersih. Disangrai sedang, enak untuk seduh saring maupun kopi susu.

Tanggal sangrai tercetak di belakang kemasan. Puncak rasa pada hari ke-7 sampai ke-30.', '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-gayo.webp","/assets/contoh-1/kopi/arabika-gayo-biji.webp","/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', 230, NULL, 0, 1, 3182, 43, 15, 0, 1795372822763);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ffe1918d-8af4-4d69-b434-7078051bd413', 'arabika-toraja-sapan', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'biji-kopi', 'Lot kecil dari Sapan, Toraja Utara, 1.600 mdpl. Giling basah memberi badan yang tebal dengan rempah lembut dan cokelat hitam.

Pilih gilingan sesuai alat: kasar untuk tekan, sedang untuk saring, halus untuk tubruk atau moka.', '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', 230, NULL, 0, 1, 1407, 43, 12, 1, 1795372822762);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8a8f90c4-17e7-4d02-8be3-653958d54996', 'robusta-lampung-tubruk', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', 'biji-kopi', 'Robusta petik merah dari Tanggamus, disangrai gelap lalu digiling halus. Pahitnya tegas, kental, dan wangi kacang sangrai.

Untuk segelas 180 ml pakai 12 g kopi dan air yang baru mendidih, aduk, lalu tunggu empat menit.', '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', 360, NULL, 0, 1, 5620, 46, 16, 2, 1795372822761);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1abc9fa9-5a96-4b24-b979-91e57920301b', 'arabika-bajawa-honey', 'Kopi Arabika Flores Bajawa Honey 200 g', 'biji-kopi', 'Panen terbatas dari koperasi petani di lereng Inerie. Proses honey menyisakan lendir buah saat dijemur, hasilnya manis seperti karamel dengan bunga kering.

Panen berikutnya diperkirakan tiba pada bulan Juli. Simpan di wishlist untuk mendapat kabar saat stok kembali.', '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', 230, NULL, 0, 1, 624, 45, 10, 3, 1795372822760);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e21f94e2-545a-4f44-9e1c-01340fdc2b5f', 'drip-bag-pagi-isi-10', 'Kopi Drip Bag Pagi Pesisir Isi 10', 'siap-seduh', 'Sepuluh kantong saring 10 g yang tinggal dikaitkan di bibir cangkir. Campuran Gayo dan Kintamani, ringan untuk memulai hari.

Tuang 150 ml air panas sedikit demi sedikit, selesai dalam dua menit. Setiap kantong ditutup rapat dengan nitrogen agar tetap wangi.', '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', 190, NULL, 0, 1, 2035, 47, 13, 4, 1795372822759);
--> statement-breakpoint
INSERT INTO "product" VALUES ('32061b75-a782-446e-890e-215c9d9eb198', 'drip-bag-satuan', 'Kopi Drip Bag Satuan 10 g', 'siap-seduh', 'Beli satu dulu untuk mencoba. Isi 10 g kopi giling di kantong saring, cukup untuk satu cangkir 150 ml.

Pembelian sepuluh kantong atau lebih dikirim dalam kotak, jenisnya boleh dicampur.', '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Asal","values":[{"value":"Gayo"},{"value":"Toraja"}]}]', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', 15, NULL, 0, 1, 4870, 47, 15, 5, 1795372822758);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c637919d-6e68-40fa-807f-c18c4fac4e72', 'kopi-botol-dingin-1-liter', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'minuman', 'Diseduh dingin selama 16 jam, lalu dibotolkan pada hari pengiriman. Tanpa pengawet, jadi simpan di lemari es dan habiskan dalam lima hari.

Gula Aren: kopi susu dengan aren cair. Pandan: kopi susu dengan sari daun pandan. Hitam: tanpa gula dan susu.

Hanya dikirim dengan layanan instan atau sehari sampai, lengkap dengan kantong es.', '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Gula Aren","swatch":"#a9703f"},{"value":"Pandan","swatch":"#a8ac6c"},{"value":"Hitam","swatch":"#3a1a0b"}]}]', '["/assets/contoh-1/kopi/kopi-botol-aren.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', 1250, NULL, 0, 1, 1926, 46, 13, 6, 1795372822757);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e04a4d03-536d-4347-948c-a76160845aac', 'dripper-keramik', 'Dripper Keramik 1–2 Cangkir', 'alat-seduh', 'Dripper kerucut 60 derajat dengan alur lurus, dibakar pada suhu 1.200 °C di Plered. Keramik menahan panas lebih lama sehingga suhu seduh stabil.

Cocok dengan kertas saring kerucut ukuran 01 dan 02. Glasir bebas timbal, aman untuk mesin cuci piring.', '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f6f1e7"},{"value":"Hijau Sage","swatch":"#9db48f"},{"value":"Terakota","swatch":"#c8643f"}]}]', '["/assets/contoh-1/kopi/dripper-keramik-putih.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', 520, NULL, 0, 1, 538, 46, 10, 7, 1795372822756);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', 'ketel-leher-angsa-800-ml', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'alat-seduh', 'Cerat ramping memberi aliran kecil dan stabil dari awal sampai akhir tuangan. Gagang kayu tidak menghantarkan panas.

Aman untuk kompor gas dan induksi. Ada lubang termometer 5 mm di tutup.', '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Perak","swatch":"#c9ccd0"}]}]', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', 780, NULL, 0, 1, 412, 46, 9, 8, 1795372822755);
--> statement-breakpoint
INSERT INTO "product" VALUES ('d7629424-3258-47f1-bbd3-e840542197bf', 'cangkir-keramik-220-ml', 'Cangkir Keramik dengan Tatakan 220 ml', 'cangkir-tumbler', 'Cangkir berdinding tebal yang menjaga kopi tetap hangat, diputar tangan oleh perajin Plered. Dasarnya membulat agar busa susu mudah dibentuk.

Satu set berisi satu cangkir dan satu tatakan. Aman untuk microwave dan mesin cuci piring; warna glasir tiap buah sedikit berbeda.', '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Gading","swatch":"#f4e8d3"},{"value":"Hijau","swatch":"#3d7259"},{"value":"Biru","swatch":"#41688f"}]}]', '["/assets/contoh-1/kopi/cangkir-keramik-hijau.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', 640, NULL, 0, 1, 482, 45, 10, 9, 1795372822754);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c25ceff6-9246-4068-bf2f-66105a7965a7', 'set-seduh-manual-pemula', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', 'alat-seduh', 'Semua yang perlu untuk cangkir pertama, sudah saling cocok ukurannya. Isi: dripper keramik putih, teko kaca 600 ml, penggiling tangan, 40 lembar kertas saring, dan satu kopi kebun 200 g.

Kartu resep berisi takaran, suhu, dan waktu untuk dua cangkir. Kaca dibungkus tiga lapis; mohon rekam video saat membuka paket.', '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/set-seduh-atas.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 2100, '[40,30,30]', 0, 1, 203, 44, 7, 10, 1795372822753);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4c001a0e-f6bd-442a-8abc-bdc21d17289e', 'kelas-seduh-e-book', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', 'kelas', 'Buku digital 112 halaman tentang menyeduh tanpa alat mahal: tubruk, saring, moka, dan kopi dingin. Setiap resep memakai takaran sendok dan gram.

Tersedia sebagai PDF dan EPUB. Tautan unduh muncul di halaman pesanan setelah pembayaran diterima, dapat diunduh lima kali.', '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', '[]', '["/assets/contoh-1/kopi/kelas-seduh.webp","/assets/contoh-1/kopi/kelas-seduh-meja.webp"]', 0, NULL, 1, 1, 766, 45, 8, 11, 1795372822752);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a9fa8adc-b9eb-43bc-8bf3-dc469365436d', 'blend-senja-espreso', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', 'racikan', 'Racikan yang kami pakai sendiri di bar kedai. Arabika Mandailing dan Kerinci memberi manis, robusta Temanggung memberi krema dan tenaga supaya rasanya tidak tenggelam di dalam susu.

Sangrai sedang untuk mesin dengan penggiling bagus, sangrai gelap untuk moka pot dan mesin rumahan bertekanan rendah. Diamkan sepuluh hari sejak tanggal sangrai; sebelum itu kremanya berbusa kasar.

Kemasan 1 kg hanya dijual sebagai biji utuh karena bubuk sebanyak itu tidak akan habis sebelum apak.', '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"250 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Halus"}]},{"name":"Tingkat sangrai","values":[{"value":"Sedang"},{"value":"Gelap"}]}]', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', 280, NULL, 0, 1, 2874, 46, 14, 12, 1795372822751);
--> statement-breakpoint
INSERT INTO "product" VALUES ('bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', 'blend-embun-saring', 'Blend Embun untuk Seduh Saring', 'racikan', 'Separuh Kintamani, separuh Wamena, dengan sejumput Preanger natural untuk aroma. Kami menyusunnya ulang setiap musim panen supaya rasanya tetap sama: jeruk manis, teh melati, gula batu.

Pilihan aman bila Anda membeli untuk orang yang seleranya belum diketahui. Gilingan tersedia untuk dripper kerucut dan untuk alat berdasar rata.', '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Kasar"}]},{"name":"Kemasan","values":[{"value":"Kantong"},{"value":"Kaleng"}]}]', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', 230, NULL, 0, 1, 1345, 45, 12, 13, 1795372822750);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cb273a31-1010-495e-9ba5-edaee9295c45', 'blend-tubruk-warung', 'Blend Tubruk Warung Bungkus Kertas 500 g', 'racikan', 'Rasa kopi warung depan stasiun: robusta Lampung dan Temanggung, digiling lembut, dibungkus kertas cokelat berlapis seperti zaman dulu. Tidak dicampur jagung atau beras, hanya kopi.

Satu bungkus cukup untuk kira-kira 45 gelas. Setelah dibuka, pindahkan ke stoples kedap dan habiskan dalam sebulan.', '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', 530, NULL, 0, 1, 4415, 47, 15, 14, 1795372822749);
--> statement-breakpoint
INSERT INTO "product" VALUES ('badc3b31-475a-4824-b891-4d3822e0cb81', 'kopi-dekafein-malam', 'Kopi Dekafein Gayo Proses Air 200 g', 'racikan', 'Untuk yang ingin kopi setelah magrib tanpa terjaga sampai subuh. Kafeinnya dilepas dengan air dan saringan karbon, tanpa pelarut kimia, hingga tersisa paling banyak 0,3 persen.

Cokelat susu, roti panggang, dan sedikit almon. Warna bijinya memang lebih gelap daripada sangrai sedang biasa; itu akibat prosesnya, bukan karena gosong.', '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', 230, NULL, 0, 1, 497, 46, 10, 15, 1795372822748);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a5e65756-ec48-442f-85ce-17c4aa4391f4', 'penggiling-tangan-gerigi-baja', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'penggiling-timbangan', 'Gerigi baja tahan karat dengan dua bantalan peluru, jadi porosnya tidak goyang dan bubuknya rata. Dari kasar sampai halus ada 36 klik yang bisa dihitung dan diulang.

Menggiling 18 g untuk seduh saring butuh kira-kira 45 detik. Jangan dicuci dengan air; kuas pembersihnya sudah ada di dalam kotak.', '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2b2a2c"},{"value":"Perak","swatch":"#b7bcc0"}]}]', '["/assets/contoh-1/kopi/penggiling-baja-hitam.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 690, NULL, 0, 1, 846, 46, 11, 16, 1795372822747);
--> statement-breakpoint
INSERT INTO "product" VALUES ('22e9e473-b9ef-4030-b7b8-094d4a9965db', 'penggiling-listrik-gerigi-kerucut', 'Penggiling Listrik Gerigi Kerucut 31 Tingkat', 'penggiling-timbangan', 'Untuk rumah yang menyeduh empat cangkir atau lebih setiap pagi. Putarannya pelan, 450 rpm, supaya bubuk tidak panas dan suaranya tidak membangunkan bayi.

Wadah bijinya 200 g dengan tutup gelap. Bagian atas dapat diputar lepas untuk disikat, tanpa alat.', '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', 2700, '[45,25,25]', 0, 1, 173, 44, 7, 17, 1795372822746);
--> statement-breakpoint
INSERT INTO "product" VALUES ('b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'timbangan-seduh-0-1-g', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'penggiling-timbangan', 'Berat dan waktu tampil bersebelahan, waktu mulai sendiri saat tetesan pertama jatuh. Alas silikonnya tahan panas server yang baru diisi.

Baterai isi ulang lewat USB-C tahan sekitar dua bulan. Kalibrasi ulang cukup dengan anak timbangan 500 g; caranya ada di lembar panduan.', '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#26262a"},{"value":"Putih","swatch":"#f2f0ea"}]}]', '["/assets/contoh-1/kopi/timbangan-hitam.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', 380, NULL, 0, 1, 1420, 46, 12, 18, 1795372822745);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', 'ketel-listrik-suhu-digital', 'Ketel Listrik Leher Angsa 900 ml Suhu Digital', 'alat-seduh', 'Putar kenop ke suhu yang diinginkan, 40 sampai 100 °C, dan ketel menahannya selama setengah jam. Layar kecilnya menunjukkan suhu saat ini dan suhu tujuan.

Dayanya 800 W sehingga aman untuk listrik rumah 1.300 VA. Air satu liter kurang sedikit mendidih dalam lima setengah menit.', '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Putih","swatch":"#f1ede4"}]}]', '["/assets/contoh-1/kopi/ketel-listrik-hitam.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', 1450, NULL, 0, 1, 296, 45, 8, 19, 1795372822744);
--> statement-breakpoint
INSERT INTO "product" VALUES ('02aea55f-013d-4379-a7b6-17729a16e882', 'tumbler-baja-dinding-ganda', 'Tumbler Baja Dinding Ganda Rimba', 'cangkir-tumbler', 'Kopi tetap panas enam jam, es tetap utuh sampai sore. Bagian dalamnya dilapisi keramik sehingga tidak meninggalkan rasa logam.

Tutup Geser cocok untuk diminum di mobil; tutup Ulir benar-benar kedap dan boleh rebah di dalam tas. Ukuran 500 ml muat di tempat gelas kendaraan.

Bawa tumbler ini ke kedai kami dan dapatkan potongan Rp 3.000 untuk setiap isi ulang.', '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hijau","swatch":"#2f6b4f"},{"value":"Krem","swatch":"#ecdcc0"},{"value":"Hitam","swatch":"#2a2726"}]},{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"500 ml"}]},{"name":"Tutup","values":[{"value":"Geser"},{"value":"Ulir"}]}]', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', 460, NULL, 0, 1, 1215, 46, 12, 20, 1795372822743);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e6831f37-167e-4a5e-af69-9a2c5443b5b5', 'gelas-kaca-dinding-ganda', 'Gelas Kaca Dinding Ganda 250 ml Set 2', 'cangkir-tumbler', 'Kopi tampak melayang di tengah gelas, sedangkan bagian luarnya tetap sejuk dipegang. Ditiup tangan satu per satu, jadi ada gelembung kecil yang bukan cacat.

Berat sepasang hanya 240 g. Cuci dengan spons lembut; benturan di bibir gelas adalah titik lemahnya.', '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', 520, NULL, 0, 1, 377, 46, 9, 21, 1795372822742);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a65e9705-da9d-45b8-b416-afd120625f9e', 'cangkir-enamel-lurik', 'Cangkir Enamel Lurik 350 ml', 'cangkir-tumbler', 'Enamel tebal di atas baja seperti milik nenek, dengan garis lurik di bibirnya. Jatuh ke lantai paling hanya gompal, tidak pernah pecah.

Bisa langsung di atas api unggun atau kompor gas untuk menghangatkan susu. Tidak untuk microwave.', '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f7f3ea"},{"value":"Hijau Lumut","swatch":"#5f7148"},{"value":"Biru Dongker","swatch":"#26416b"}]}]', '["/assets/contoh-1/kopi/enamel-putih.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', 260, NULL, 0, 1, 468, 47, 10, 22, 1795372822741);
--> statement-breakpoint
INSERT INTO "product" VALUES ('0eaa84a4-f5af-48c1-8d0e-87e92aeb758c', 'kartu-hadiah-digital', 'Kartu Hadiah Digital Sangrai Rimba', 'kelas', 'Hadiah untuk yang susah ditebak seleranya. Kode 12 huruf tampil di halaman pesanan, siap diteruskan lewat WhatsApp atau dicetak sendiri.

Berlaku satu tahun untuk semua barang di toko ini dan boleh dipakai beberapa kali sampai saldonya habis. Tidak dapat diuangkan.', '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"]]', '[{"name":"Nominal","values":[{"value":"Rp 100.000"},{"value":"Rp 250.000"},{"value":"Rp 500.000"}]}]', '["/assets/contoh-1/kopi/kartu-hadiah.webp","/assets/contoh-1/kopi/kartu-hadiah-amplop.webp"]', 0, NULL, 1, 1, 319, 46, 5, 23, 1795372822740);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5684ecdc-7127-4889-9430-1685d3212a5d', 'kelas-video-seni-latte', 'Kelas Video Seni Latte untuk Pemula, 8 Pelajaran', 'kelas', 'Dua jam sepuluh menit bersama Mbak Ratri, barista kami sejak 2017: memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.

Video dapat diputar ulang tanpa batas selama setahun. Kirim foto hasil tuangan Anda ke grup kelas dan Ratri akan memberi masukan setiap Sabtu.', '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', '[]', '["/assets/contoh-1/kopi/kelas-latte.webp","/assets/contoh-1/kopi/kelas-latte-susu.webp"]', 0, NULL, 1, 1, 241, 43, 6, 24, 1795372822739);
--> statement-breakpoint
INSERT INTO "product" VALUES ('2fd3a8c4-350d-464c-8a47-a0ac21030b16', 'arabika-gayo-wine', 'Kopi Arabika Gayo Wine Anaerob Natural', 'biji-kopi', 'Ceri merah tua dari Pegasing, Aceh Tengah, ditutup rapat dalam drum selama 72 jam sebelum dijemur utuh 35 hari. Sebutan wine datang dari aromanya; kopi ini tidak mengandung alkohol.

Di cangkir muncul anggur hitam, nangka matang, dan sedikit kayu manis. Paling seru diseduh saring 1 banding 16 dengan air 90 °C, lalu diminum saat hangat-hangat kuku.

Hanya disangrai hari Jumat dalam batch dua kilogram, jadi pesanan yang masuk setelah Kamis siang ikut jadwal pekan berikutnya.', '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"100 g"},{"value":"200 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', 180, NULL, 0, 1, 871, 43, 11, 25, 1795372822738);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cc5410d3-65c6-457d-9a4d-337a6a73fbb2', 'arabika-mandailing-pakantan', 'Kopi Arabika Mandailing Pakantan Giling Basah', 'biji-kopi', 'Kopi tua dari kaki Gunung Kulabu, Mandailing Natal, yang bibitnya dibawa masuk sejak masa tanam paksa. Petani menjemurnya dua tahap di halaman rumah, kadang berhenti berhari-hari karena hujan.

Badannya tebal seperti sirup dengan rasa tembakau manis, cokelat pahit, dan jahe. Asamnya rendah sehingga ramah untuk lambung yang mudah perih.

Kalau diseduh tubruk, pakai dua sendok makan munjung untuk 200 ml dan jangan diaduk dua kali.', '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', 230, NULL, 0, 1, 1288, 43, 12, 26, 1795372822737);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3cde54eb-805e-4c80-92ff-611be88fb5c2', 'arabika-kerinci-kayu-aro', 'Kopi Arabika Kerinci Kayu Aro Honey 200 g', 'biji-kopi', 'Tumbuh di bawah naungan kayu manis di Kayu Aro, Jambi, bertetangga dengan kebun teh. Daun kayu manis yang gugur menjadi mulsa alami, dan entah kebetulan atau bukan, aromanya ikut terasa.

Manis tebu, aprikot, lalu penutup yang mirip teh hitam. Kami sarankan 15 g kopi, 240 ml air 92 °C, selesai dalam tiga menit.', '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', 230, NULL, 0, 1, 743, 43, 11, 27, 1795372822736);
--> statement-breakpoint
INSERT INTO "product" VALUES ('8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'arabika-solok-lembah-gumanti', 'Kopi Arabika Solok Lembah Gumanti Full Wash 200 g', 'biji-kopi', 'Lereng Danau Diatas di Sumatra Barat memberi malam yang dingin, sehingga buah matang pelan dan bijinya padat. Koperasi setempat hanya membeli ceri merah dan membayar lebih Rp 2.000 per kilogram untuk petik pilih.

Yang menonjol: serai, jeruk nipis, dan manis gula batu. Dingin pun tetap enak, jadi cocok dibuat es kopi saring tanpa susu.', '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', 230, NULL, 0, 1, 566, 42, 10, 28, 1795372822735);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3c40111f-60f4-4419-9a38-49faf47b8aea', 'liberika-meranti-gambut', 'Kopi Liberika Meranti Tanah Gambut 150 g', 'biji-kopi', 'Jenis ketiga setelah arabika dan robusta, tumbuh di tanah gambut Rangsang, Riau, hampir setinggi muka laut. Bijinya besar, bengkok, dan beraroma nangka.

Rasanya sulit dibandingkan: gurih sayur, buah tropis, dan pahit yang pendek. Ada yang langsung suka, ada yang tidak, maka kami kemas kecil.', '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', 180, NULL, 0, 1, 214, 49, 7, 29, 1795372822734);
--> statement-breakpoint
INSERT INTO "product" VALUES ('2d0d4d7d-183c-4818-941b-1fa761a9ad21', 'drip-bag-jelajah-isi-7', 'Kopi Drip Bag Jelajah Nusantara Isi 7 Daerah', 'siap-seduh', 'Tujuh hari, tujuh daerah: Gayo, Mandailing, Kerinci, Preanger, Ijen, Kintamani, dan Toraja. Urutannya kami susun dari yang paling ringan ke yang paling berat.

Di balik setiap saset ada peta kecil, ketinggian kebun, dan ruang untuk memberi nilai sendiri. Banyak yang memakainya untuk memutuskan mau membeli biji yang mana.', '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', 150, NULL, 0, 1, 1653, 48, 13, 30, 1795372822733);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'kapsul-kopi-isi-10', 'Kapsul Kopi Arabika Isi 10 untuk Mesin Kapsul Kecil', 'siap-seduh', 'Kapsul aluminium yang muat di mesin berukuran standar 37 mm. Periksa diameter kapsul lama Anda dengan penggaris sebelum memesan.

Pagi digiling sedikit lebih kasar untuk lungo 110 ml. Senja untuk espreso 40 ml yang pekat. Malam dibuat dari biji dekafein.

Aluminiumnya dapat didaur ulang: buka tutup foil, keluarkan ampas, bilas.', '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Racikan","values":[{"value":"Pagi","swatch":"#d9862f"},{"value":"Senja","swatch":"#8c2f1f"},{"value":"Malam","swatch":"#24344f"}]}]', '["/assets/contoh-1/kopi/kapsul-pagi.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', 120, NULL, 0, 1, 912, 45, 11, 31, 1795372822732);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5e662b29-b016-4afd-8956-ef42f0967b49', 'kopi-celup-isi-12', 'Kopi Celup Kantong Jagung Isi 12', 'siap-seduh', 'Semudah membuat teh: masukkan kantong, tuang 180 ml air panas, angkat setelah empat menit. Kantongnya dari serat jagung, tanpa plastik dan tanpa staples.

Isinya Mandailing giling basah, dipilih karena tetap enak walau kantong lupa diangkat. Sering dibawa jemaah umrah dan anak kos.', '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', 160, NULL, 0, 1, 1187, 46, 12, 32, 1795372822731);
--> statement-breakpoint
INSERT INTO "product" VALUES ('91bea655-466d-4a74-8438-41bd50a16d1b', 'kopi-susu-botol-250-ml', 'Es Kopi Susu Botol 250 ml Paket 4', 'minuman', 'Empat botol yang pas untuk kulkas kantor. Espreso Blend Senja, susu segar dari Lembang, dan pemanis sesuai pilihan; susunya 60 persen, jadi terasa penuh tetapi tidak enek.

Tahan tujuh hari pada suhu 2–5 °C karena dibotolkan panas lalu didinginkan cepat. Kocok dulu, endapan di dasar itu wajar.

Pengiriman hanya Bandung Raya dan Jakarta memakai kurir dingin, berangkat pukul sembilan pagi.', '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Pemanis","values":[{"value":"Aren Cair","swatch":"#b57b48"},{"value":"Kurma","swatch":"#9a6238"},{"value":"Tanpa Gula","swatch":"#c99d74"}]}]', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', 1320, NULL, 0, 1, 1104, 45, 12, 33, 1795372822730);
--> statement-breakpoint
INSERT INTO "product" VALUES ('6eba35cd-c76d-435d-bc1d-946746834b1a', 'konsentrat-seduh-dingin-500-ml', 'Konsentrat Cold Brew 500 ml', 'minuman', 'Pekat tiga kali lipat: satu bagian konsentrat, dua bagian air atau susu, banyak es. Sebotol menjadi sepuluh gelas, hitungannya di bawah delapan ribu rupiah segelas.

Direndam 18 jam pada suhu ruang dingin, lalu disaring dua kali sampai bening. Tanpa gula, tanpa pengawet, tahan 14 hari di kulkas setelah segel dibuka.', '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', 860, NULL, 0, 1, 688, 45, 11, 34, 1795372822729);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e4927288-5be9-4460-b472-c512ef1219ab', 'sirup-kopi-330-ml', 'Sirup Kopi 330 ml: Karamel Garam, Vanila, atau Rempah', 'minuman', 'Gula tebu asli yang dimasak pelan, bukan perisa dan pewarna. Karamel Garam memakai garam tambak Amed, Vanila memakai polong dari Alor, Rempah memakai jahe, serai, dan kapulaga.

Dua sendok makan untuk segelas es kopi 200 ml. Simpan di lemari sejuk; pengkristalan kecil di leher botol larut kembali bila direndam air hangat.', '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Karamel Garam","swatch":"#b5702c"},{"value":"Vanila","swatch":"#ead9a8"},{"value":"Rempah","swatch":"#8a3f1e"}]}]', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', 620, NULL, 0, 1, 533, 45, 10, 35, 1795372822728);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5d062493-4a55-42a5-8978-a8bca3631457', 'moka-pot-aluminium', 'Moka Pot Aluminium Segi Delapan', 'alat-seduh', 'Kopi pekat di atas kompor dalam lima menit, tanpa listrik. Isi air sampai bawah katup, kopi halus tanpa dipadatkan, api kecil, dan angkat begitu mulai berdesis.

Ukuran 3 cangkir menghasilkan 130 ml, ukuran 6 cangkir 270 ml. Tidak bisa untuk kompor induksi dan jangan dicuci dengan sabun keras.', '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Perak","swatch":"#c9ccd0"},{"value":"Merah","swatch":"#a8322a"}]},{"name":"Kapasitas","values":[{"value":"3 cangkir"},{"value":"6 cangkir"}]}]', '["/assets/contoh-1/kopi/moka-perak.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', 620, NULL, 0, 1, 1011, 46, 12, 36, 1795372822727);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c063fb3f-6be7-49b2-911d-145a4af359a3', 'french-press-kaca', 'French Press Kaca Borosilikat Rangka Baja', 'alat-seduh', 'Cara termudah membuat kopi berbadan tebal: rendam empat menit, tekan, tuang. Saringannya dua lapis sehingga lumpur halus lebih sedikit daripada alat tekan biasa.

Kaca cadangan dijual dan dapat dipasang sendiri tanpa obeng. Gagangnya cukup lebar untuk tangan orang dewasa.', '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"600 ml"},{"value":"1 liter"}]}]', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', 780, NULL, 0, 1, 724, 45, 11, 37, 1795372822726);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7618f969-5b56-45a4-9787-389c281e22c7', 'alat-seduh-tekan-udara', 'Alat Seduh Tekan Udara Portabel dengan 100 Kertas Saring', 'alat-seduh', 'Dua tabung yang saling menekan, ringan, dan tidak pecah saat jatuh dari tenda. Seduhannya bersih seperti saring tetapi cukup pekat untuk dicampur susu.

Resep berkemah kami: 16 g kopi sedang, 200 ml air, aduk sepuluh kali, tunggu satu setengah menit, tekan pelan 30 detik. Ampasnya keluar utuh seperti koin sehingga bersihnya hanya dibilas.', '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', 420, NULL, 0, 1, 358, 48, 9, 38, 1795372822725);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c4765c2c-7a29-46f4-bd30-145dfadc91f7', 'vietnam-drip-baja', 'Saringan Vietnam Drip Baja Tahan Karat', 'alat-seduh', 'Taruh di atas gelas berisi susu kental manis, masukkan 20 g robusta halus, tuang air panas, lalu sabar lima menit. Tidak perlu kertas saring.

Piringan penekannya berulir sehingga kecepatan tetesan bisa diatur. Tebal bajanya 0,6 mm, dua kali produk pasar yang mudah penyok.', '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"]]', '[{"name":"Ukuran","values":[{"value":"120 ml"},{"value":"180 ml"}]}]', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', 140, NULL, 0, 1, 1569, 45, 13, 39, 1795372822724);
--> statement-breakpoint
INSERT INTO "product" VALUES ('df1f9ec1-2b31-4d76-abb6-004175969ebd', 'server-kaca-bening', 'Server Kaca Borosilikat dengan Tutup Kayu', 'alat-seduh', 'Teko bening dengan garis takar setiap 100 ml, mulutnya pas untuk dripper kerucut maupun rata. Cerat kecilnya tidak menetes balik.

Tahan kejut suhu 120 °C, boleh dihangatkan sebentar di atas api sedang dengan tatakan logam. Tutupnya dari kayu mahoni, cukup dilap.', '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Kapasitas","values":[{"value":"400 ml"},{"value":"600 ml"}]}]', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', 430, NULL, 0, 1, 491, 46, 10, 40, 1795372822723);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7638fa88-ad25-4ed8-814e-d37dbc010e05', 'kertas-saring-kerucut', 'Kertas Saring Kerucut Isi 100 Lembar', 'alat-seduh', 'Serat kayu yang rapat tetapi cepat meloloskan air, sehingga dua cangkir selesai dalam tiga menit. Jahitan sampingnya dipres, bukan dilem.

Yang putih dijernihkan dengan oksigen dan hampir tidak berbau; yang cokelat perlu dibilas sedikit lebih lama. Nomor 01 untuk satu cangkir, nomor 02 sampai empat cangkir.', '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#fbf7ee"},{"value":"Cokelat","swatch":"#c79a68"}]},{"name":"Nomor","values":[{"value":"01"},{"value":"02"}]}]', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', 190, NULL, 0, 1, 3760, 46, 15, 41, 1795372822722);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9c5fdea9-1141-4db1-8a4c-26e414a2afac', 'arabika-java-preanger-gunung-tilu', 'Kopi Arabika Java Preanger Gunung Tilu Natural', 'biji-kopi', 'Kebun terdekat dari tempat sangrai kami: dua jam naik mobil bak ke Pasirjambu, Kabupaten Bandung. Ceri dijemur utuh di rumah plastik dan dibalik empat kali sehari oleh ibu-ibu kelompok tani.

Stroberi, madu bunga, dan susu kental manis tanpa susu. Bila rasanya terlalu ramai, naikkan perbandingan air menjadi 1 banding 17.

Setiap karung bernomor; nomor lot tercetak di bawah tanggal sangrai dan bisa ditanyakan lewat WhatsApp.', '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', 230, NULL, 0, 1, 1502, 44, 13, 42, 1795372822721);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f806556a-a8f0-438e-808a-8d7b531228a9', 'arabika-bondowoso-ijen-raung', 'Kopi Arabika Bondowoso Ijen Raung Full Wash', 'biji-kopi', 'Tanah abu dari dua gunung berapi, pohon lamtoro sebagai peneduh, dan indikasi geografis terdaftar sejak 2013. Petiknya Mei sampai Agustus, jadi yang Anda terima sekarang adalah panen tahun ini.

Pedas manis seperti pala dengan cokelat susu dan akhir lemon yang lembut. Enak untuk mesin espreso rumahan: 18 g masuk, 36 g keluar, sekitar 28 detik.', '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', 230, NULL, 0, 1, 958, 43, 11, 43, 1795372822720);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5785c50f-62e3-4625-85a0-853b489f8eda', 'robusta-temanggung-petik-merah', 'Kopi Robusta Temanggung Petik Merah Natural 250 g', 'biji-kopi', 'Robusta yang diperlakukan seperti arabika: hanya ceri merah, direndam, dirambang, lalu dijemur di atas para-para. Karena itu pahitnya bulat dan tidak gosong.

Karamel, kacang tanah sangrai, dan biji kakao. Dasar terbaik untuk kopi susu rumahan: 20 g kopi, 100 ml air, 120 ml susu dingin.', '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', 280, NULL, 0, 1, 2140, 46, 13, 44, 1795372822719);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'arabika-kintamani-subak-abian', 'Kopi Arabika Kintamani Subak Abian Full Wash 200 g', 'biji-kopi', 'Ditanam berselang-seling dengan pohon jeruk di kaldera Batur, Bali, dan diatur oleh subak abian, paguyuban petani yang juga membagi air. Tidak ada pupuk kimia di kebun anggotanya.

Jeruk keprok muncul lebih dulu, disusul apel dan gula putih. Pakai air yang baru turun dari didih satu menit supaya asamnya tetap segar, bukan tajam.', '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', 230, NULL, 0, 1, 1096, 43, 12, 45, 1795372822718);
--> statement-breakpoint
INSERT INTO "product" VALUES ('594409c4-a436-45fc-a201-951043cb82b1', 'arabika-wamena-lembah-baliem', 'Kopi Arabika Wamena Lembah Baliem Full Wash 200 g', 'biji-kopi', 'Diterbangkan dari Jayawijaya dengan pesawat perintis, itulah sebabnya harganya lebih tinggi. Kebunnya kecil, rata-rata tiga ratus pohon per keluarga, dan tidak pernah mengenal pestisida.

Bersih sekali: vanila, kacang mete, dan bunga rumput. Cocok untuk yang baru belajar minum kopi tanpa gula.

Kiriman dari Papua datang dua bulan sekali. Kalau habis, tekan hati di halaman ini agar kami kabari.', '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', 230, NULL, 0, 1, 389, 46, 9, 46, 1795372822717);
--> statement-breakpoint
INSERT INTO "product" VALUES ('bfd20aa0-8970-4d62-8460-237302f5c33b', 'cascara-kulit-ceri-kopi', 'Teh Cascara Kulit Ceri Kopi', 'teh-cascara', 'Kulit buah kopi yang biasanya dibuang, kami beli dari petani Preanger dan dijemur bersih di rumah kaca. Seduhannya merah tembaga, manis seperti kismis dan kembang sepatu.

Pakai 8 g untuk 250 ml air 93 °C selama lima menit, atau rendam semalam di kulkas. Kandungan kafeinnya kira-kira seperempat kopi.', '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"80 g"},{"value":"200 g"}]}]', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', 130, NULL, 0, 1, 602, 45, 10, 47, 1795372822716);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f316e101-8beb-4938-9c3c-19bb74a19c07', 'teh-hitam-kayu-aro-kaleng', 'Teh Hitam Daun Utuh Kayu Aro Kaleng 80 g', 'teh-cascara', 'Daun utuh yang digulung, bukan bubuk sisa ayakan. Kebunnya di lereng Kerinci pada 1.600 mdpl, dipetik setiap sepuluh hari.

Air seduhannya merah terang dengan wangi madu dan malt. Sekaleng menjadi sekitar 35 cangkir, dan daunnya masih sanggup diseduh dua kali.', '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', 190, NULL, 0, 1, 411, 46, 9, 48, 1795372822715);
--> statement-breakpoint
INSERT INTO "product" VALUES ('42ec9c49-8692-4550-a89f-316a276d959a', 'teh-hijau-melati-tutup-malam', 'Teh Hijau Melati Tutup Malam 60 g', 'teh-cascara', 'Melati Tegal dipetik sore saat masih kuncup, lalu diselimutkan ke teh hijau semalaman sampai wanginya pindah. Bunganya diayak keluar sebelum subuh agar tidak pahit.

Seduh dengan air 80 °C, paling lama dua menit. Jangan pakai air mendidih kecuali Anda memang suka sepat.', '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', 110, NULL, 0, 1, 356, 46, 9, 49, 1795372822714);
--> statement-breakpoint
INSERT INTO "product" VALUES ('3fcb35f7-4cf3-4426-86db-752b489cfdcc', 'wedang-rempah-celup-isi-15', 'Wedang Rempah Celup Tanpa Kafein Isi 15', 'teh-cascara', 'Jahe emprit, serai, secang, kapulaga, cengkih, dan kayu manis dalam satu kantong celup. Hangatnya naik perlahan dan warnanya merah muda dari kayu secang.

Gula tidak ditambahkan. Cocok dengan sesendok madu atau gula batu, dan aman untuk anak di atas tiga tahun.', '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', 150, NULL, 0, 1, 829, 45, 11, 50, 1795372822713);
--> statement-breakpoint
INSERT INTO "product" VALUES ('756c3695-7507-4a4e-a3db-41c49832e2e8', 'hampers-hujan-sore', 'Hampers Hujan Sore: Kopi, Cangkir, dan Camilan dalam Kotak Kayu', 'hampers', 'Satu kopi Mandailing 200 g, satu cangkir keramik hijau, sebungkus kukis kelapa, dan dua kantong wedang rempah. Semuanya duduk di serutan kayu pinus di dalam kotak yang tutupnya bisa dipakai sebagai nampan.

Tulis ucapan sampai 120 huruf di catatan pesanan; kami salin dengan tulisan tangan. Pesanan untuk tanggal tertentu sebaiknya masuk lima hari sebelumnya.', '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', 1900, NULL, 0, 1, 264, 46, 8, 51, 1795372822712);
--> statement-breakpoint
INSERT INTO "product" VALUES ('aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', 'hampers-tiga-pulau', 'Hampers Tiga Pulau: Tiga Kopi 100 g dalam Kotak Magnet', 'hampers', 'Sumatra, Jawa, dan Sulawesi bersebelahan dalam kotak bertutup magnet. Penerima mendapat kartu cerita tentang petani setiap kopi, lengkap dengan takaran seduhnya.

Pilih gilingan sesuai alat penerima; kalau tidak tahu, gilingan sedang hampir selalu bisa dipakai. Untuk pembelian lebih dari 20 kotak, logo kantor dapat dicetak pada pita.', '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]},{"name":"Pita","values":[{"value":"Hijau"},{"value":"Merah"}]}]', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', 820, NULL, 0, 1, 437, 46, 9, 52, 1795372822711);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('10004692-3868-47da-a21d-06e31e8942e7', 'a53a540c-f346-434f-b731-1b2935eb7f99', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ced989db-672a-453e-990c-3d3fe3229c26', 'a53a540c-f346-434f-b731-1b2935eb7f99', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 30, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('14eeacaf-d8e5-47db-922a-201c1a72b331', 'a53a540c-f346-434f-b731-1b2935eb7f99', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 42, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e9d5809b-3891-460f-b059-303cf1233b71', 'a53a540c-f346-434f-b731-1b2935eb7f99', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('40716b60-1e63-44b1-9853-c9d1e7dba6f7', 'a53a540c-f346-434f-b731-1b2935eb7f99', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 179000, 195000, 28, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9ea3e950-c293-465c-ae0a-b24aa98f71b6', 'a53a540c-f346-434f-b731-1b2935eb7f99', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 16, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('85ca5fde-3aa1-418b-ad01-b9d71b4f7e0a', 'a53a540c-f346-434f-b731-1b2935eb7f99', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8cc7acf9-82b7-4303-bedc-54252b890bb6', 'a53a540c-f346-434f-b731-1b2935eb7f99', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 335000, 390000, 12, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('88af1be3-107e-4061-825d-1724d39e1bce', 'ffe1918d-8af4-4d69-b434-7078051bd413', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('55494855-c2c0-4c92-ad6f-ddb1986c617a', 'ffe1918d-8af4-4d69-b434-7078051bd413', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 12, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('83bd8758-0a1d-4111-81e7-0c150a3263d5', 'ffe1918d-8af4-4d69-b434-7078051bd413', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b70a3895-214a-49df-babe-f3031d3394ed', 'ffe1918d-8af4-4d69-b434-7078051bd413', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 18, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('69e10142-9ce2-4764-aa43-b5a643fb976c', '8a8f90c4-17e7-4d02-8be3-653958d54996', '[]', '', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 140, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('66fa8cf7-7285-4cf5-a907-dccfe5a454d6', '1abc9fa9-5a96-4b24-b979-91e57920301b', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ba46ab94-4214-43ad-b5e1-050c41fe1597', '1abc9fa9-5a96-4b24-b979-91e57920301b', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bed540c6-b112-41df-9a19-ce939e315f9e', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '[]', '', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 76, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('50230870-6505-49d1-9bb9-3916686ea897', '32061b75-a782-446e-890e-215c9d9eb198', '["Gayo"]', 'Gayo', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 310, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6d678859-1bde-489c-b755-fbef3f422441', '32061b75-a782-446e-890e-215c9d9eb198', '["Toraja"]', 'Toraja', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9500, NULL, 185, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f7be9e0c-5029-4eb5-a7c2-3235f4df7fa1', 'c637919d-6e68-40fa-807f-c18c4fac4e72', '["Gula Aren"]', 'Gula Aren', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('30268f9c-dcf3-4946-bf1b-b42094974b13', 'c637919d-6e68-40fa-807f-c18c4fac4e72', '["Pandan"]', 'Pandan', '/assets/contoh-1/kopi/kopi-botol-pandan.webp', 88000, NULL, 11, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c7204315-bcc1-423c-a67f-d1058f8ce9ed', 'c637919d-6e68-40fa-807f-c18c4fac4e72', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/kopi-botol-hitam.webp', 69000, NULL, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('03682e00-62fc-4b61-b173-9e8b794796e1', 'e04a4d03-536d-4347-948c-a76160845aac', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b677ed9b-807d-4a2a-a6fe-53425d4562e0', 'e04a4d03-536d-4347-948c-a76160845aac', '["Hijau Sage"]', 'Hijau Sage', '/assets/contoh-1/kopi/dripper-keramik-sage.webp', 155000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c3b50b1f-fb86-4c60-ac96-4859fb641e0b', 'e04a4d03-536d-4347-948c-a76160845aac', '["Terakota"]', 'Terakota', '/assets/contoh-1/kopi/dripper-keramik-terakota.webp', 155000, NULL, 2, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('60ed1174-b018-4af9-839f-09ece306c8aa', 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 14, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5196d72e-cd17-407b-8cca-6cba540fc1ec', 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/ketel-leher-angsa-perak.webp', 325000, 379000, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('88f80ccf-f38a-44f4-9d4a-5dde7a92cdf8', 'd7629424-3258-47f1-bbd3-e840542197bf', '["Gading"]', 'Gading', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('23a1ebe8-49f5-47fc-b399-ff9f805a8ee8', 'd7629424-3258-47f1-bbd3-e840542197bf', '["Hijau"]', 'Hijau', '/assets/contoh-1/kopi/cangkir-keramik-hijau.webp', 89000, NULL, 21, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c92ee4e3-f6c6-400c-afec-451e7b9c46cb', 'd7629424-3258-47f1-bbd3-e840542197bf', '["Biru"]', 'Biru', '/assets/contoh-1/kopi/cangkir-keramik-biru.webp', 89000, NULL, 3, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('14effadd-7a57-4f60-b445-b5c1da6c1ff3', 'c25ceff6-9246-4068-bf2f-66105a7965a7', '[]', '', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 8, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('70a1ff9f-19bb-4637-8224-e4a9287a99b9', '4c001a0e-f6bd-442a-8abc-bdc21d17289e', '[]', '', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('88cc2cd6-6ed1-42e2-8ca3-b23848513435', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '["250 g","Biji utuh","Sedang"]', '250 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 48, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6ef70962-4711-4856-a187-c98e75c8c6ae', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '["250 g","Biji utuh","Gelap"]', '250 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 39, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0fd62f46-4b8f-4f41-8b4b-61a61355bf00', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '["250 g","Halus","Sedang"]', '250 g, Halus, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5fbf379d-2443-4996-9002-00a2457deff4', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '["250 g","Halus","Gelap"]', '250 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('109d2d7b-8146-4723-9413-3a3f8e3b26e7', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '["500 g","Biji utuh","Sedang"]', '500 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 30, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bef812d6-1a1a-472e-8265-173923b4f78e', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '["500 g","Biji utuh","Gelap"]', '500 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 22, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d50a3138-0bf0-4f6a-b303-fec2538b3d6b', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '["500 g","Halus","Gelap"]', '500 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('677f78b9-c5ed-4f73-90cb-1ac3118a3ed3', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '["1 kg","Biji utuh","Sedang"]', '1 kg, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 17, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c81c7a9c-dc12-4815-8a91-b8a9b9b6a5dc', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '["1 kg","Biji utuh","Gelap"]', '1 kg, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 3, 8, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('746a6c7c-ac02-47a4-961c-72115e17ae5b', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '["200 g","Biji utuh","Kantong"]', '200 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 44, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('536079c7-b2b2-43b1-acd8-3a96be1a5956', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '["200 g","Biji utuh","Kaleng"]', '200 g, Biji utuh, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 10, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ecdb51e7-130e-4d5a-ade8-f704548ef177', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '["200 g","Sedang","Kantong"]', '200 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 35, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6bf90962-91d7-4c35-8f7a-be43bc001bd6', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '["200 g","Sedang","Kaleng"]', '200 g, Sedang, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 4, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7e9c7cc0-20e7-48e5-aa8b-ffe547907bc2', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '["200 g","Kasar","Kantong"]', '200 g, Kasar, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 16, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a9a531ad-614a-434c-9223-87bf170ef516', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '["500 g","Biji utuh","Kantong"]', '500 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 20, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cbd0ffa5-a2fd-481d-8b24-1bb68e09774e', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '["500 g","Sedang","Kantong"]', '500 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 11, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d32db4cb-40b1-49f6-b724-4283c91327df', 'cb273a31-1010-495e-9ba5-edaee9295c45', '[]', '', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 210, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('be8d2d86-3983-44ea-9a20-8c00de0451f1', 'badc3b31-475a-4824-b891-4d3822e0cb81', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 21, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2c9bf161-f251-4cd0-b728-c5de688219fe', 'badc3b31-475a-4824-b891-4d3822e0cb81', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8dc07913-37a0-45a9-872c-f0ab3ef10b80', 'badc3b31-475a-4824-b891-4d3822e0cb81', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 13, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ee58547f-1475-47bc-aed5-1221680bb8d0', 'badc3b31-475a-4824-b891-4d3822e0cb81', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 6, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('74b84075-c0f4-46e9-9af4-8ed082c1b315', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 28, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f0ab2b29-ede3-4f0f-b461-ebe611b45e4f', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 399000, 459000, 15, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2052e0c8-1f91-4304-bf6d-36e1708f9863', '22e9e473-b9ef-4030-b7b8-094d4a9965db', '[]', '', '/assets/contoh-1/kopi/penggiling-listrik.webp', 1149000, 1299000, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4042afa5-51f0-4b81-81db-aaf13b1882ad', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 46, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a383cbf3-4e8c-400c-beeb-4b8caa625a00', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/timbangan-putih.webp', 185000, 229000, 3, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('95e4ed83-f221-4ab4-85f2-13a8ec6498c1', 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-listrik-hitam.webp', 689000, 799000, 13, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c0ce6434-3ac6-4828-bc9d-331eed42cff0', 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/ketel-listrik-putih.webp', 689000, 799000, 6, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('36f5cbd6-611f-432a-b2e7-276c08e33926', '02aea55f-013d-4379-a7b6-17729a16e882', '["Hijau","350 ml","Geser"]', 'Hijau, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 165000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3494dd7c-f9dc-4398-9550-65b2d2d69f96', '02aea55f-013d-4379-a7b6-17729a16e882', '["Hijau","350 ml","Ulir"]', 'Hijau, 350 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 175000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('25e1ccaf-a27c-4809-b76e-4d073308855f', '02aea55f-013d-4379-a7b6-17729a16e882', '["Hijau","500 ml","Geser"]', 'Hijau, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 189000, NULL, 31, 2, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a846d8d0-7dfe-4db7-bc2b-0b4979b39e07', '02aea55f-013d-4379-a7b6-17729a16e882', '["Hijau","500 ml","Ulir"]', 'Hijau, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 199000, NULL, 14, 3, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('84a00e35-dda4-4d8c-b157-0a588257f362', '02aea55f-013d-4379-a7b6-17729a16e882', '["Krem","350 ml","Geser"]', 'Krem, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 165000, NULL, 17, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0ab39d9d-f3da-464f-b209-f5d25d47a452', '02aea55f-013d-4379-a7b6-17729a16e882', '["Krem","500 ml","Geser"]', 'Krem, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 189000, NULL, 2, 5, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a0874487-bb29-4e2a-92fd-106814d9e3d9', '02aea55f-013d-4379-a7b6-17729a16e882', '["Hitam","500 ml","Geser"]', 'Hitam, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hitam.webp', 189000, NULL, 26, 6, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dd364d6b-3740-40de-b04d-2cb55879aee2', '02aea55f-013d-4379-a7b6-17729a16e882', '["Hitam","500 ml","Ulir"]', 'Hitam, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hitam.webp', 199000, NULL, 0, 7, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c7429722-e144-41ac-8292-e8192fdce6c6', 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', '[]', '', '/assets/contoh-1/kopi/gelas-ganda.webp', 129000, 149000, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4cd728f8-f7d9-40fc-a93b-8c7ae8b434ed', 'a65e9705-da9d-45b8-b416-afd120625f9e', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/enamel-putih.webp', 55000, NULL, 66, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5e4f0f66-9c33-41df-9616-2a8c41b6a47b', 'a65e9705-da9d-45b8-b416-afd120625f9e', '["Hijau Lumut"]', 'Hijau Lumut', '/assets/contoh-1/kopi/enamel-hijau.webp', 58000, NULL, 34, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('de886035-a575-4bc7-9893-c3b53dcf51fc', 'a65e9705-da9d-45b8-b416-afd120625f9e', '["Biru Dongker"]', 'Biru Dongker', '/assets/contoh-1/kopi/enamel-biru.webp', 58000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('512f2b7f-8a02-48de-b376-ff01636ea614', '0eaa84a4-f5af-48c1-8d0e-87e92aeb758c', '["Rp 100.000"]', 'Rp 100.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 100000, NULL, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e843f223-771d-4d85-a657-b72dda87fcc0', '0eaa84a4-f5af-48c1-8d0e-87e92aeb758c', '["Rp 250.000"]', 'Rp 250.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 245000, 250000, 9999, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d90d6c90-f384-4a6f-9c3e-c469c083475d', '0eaa84a4-f5af-48c1-8d0e-87e92aeb758c', '["Rp 500.000"]', 'Rp 500.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 485000, 500000, 9999, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c8bf6bbf-9da7-4546-9722-8cf81439d1c9', '5684ecdc-7127-4889-9430-1685d3212a5d', '[]', '', '/assets/contoh-1/kopi/kelas-latte.webp', 125000, 175000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6adaba87-cca4-4f50-8bfd-62c8dd62c906', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '["100 g","Biji utuh"]', '100 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 26, 0, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d8b9d14d-688b-4d8e-8554-51c032cc2b96', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '["100 g","Sedang"]', '100 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 11, 1, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('015e66f4-14b0-462b-9147-4a7a540a96d1', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 14, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bb80b66d-5078-4f7c-9a30-2696dc21a8ec', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 3, 3, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('94c7a4b0-3ef9-4588-84a6-16138a517379', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 47, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d1888ef0-08df-4666-84b6-38fa74d5f40c', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 20, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('019d460d-87a7-400f-9b88-6b5ff31434be', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 31, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3e3d15ec-7571-40f2-8716-4c9a2f8b458e', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 38, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2c155aa8-908a-49d3-9963-4929716d3766', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 15, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('43658a78-bd97-47b7-bf55-f1d0e9d6b9bf', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 0, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ad09cf68-9090-4bb5-bb02-ed8c9069daa1', '3cde54eb-805e-4c80-92ff-611be88fb5c2', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 29, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d7e024fc-86ab-4ddd-b0ab-01e71c43f88e', '3cde54eb-805e-4c80-92ff-611be88fb5c2', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 8, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('458281a7-410a-447c-9c6c-1fb7688f5022', '3cde54eb-805e-4c80-92ff-611be88fb5c2', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 22, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('590cb195-0071-43a6-b5dd-9f194544a997', '3cde54eb-805e-4c80-92ff-611be88fb5c2', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7ce965fc-43b0-4d8b-9d3a-942d63f4dd93', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 36, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('65c3a23f-a19d-4064-a634-1c17e8c0c1ff', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1b80fe95-70d3-4399-8582-bd5b79ed3f40', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c2bcc75e-58e1-494c-b42c-954897619bd5', '3c40111f-60f4-4419-9a38-49faf47b8aea', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 19, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cc1f6822-8a88-43cd-a29b-f41ab0dc8113', '3c40111f-60f4-4419-9a38-49faf47b8aea', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 7, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('39f95ffd-308e-4fd2-9086-67ca355f429c', '3c40111f-60f4-4419-9a38-49faf47b8aea', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5dd7efff-baf6-4891-8f2d-47324383a924', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '[]', '', '/assets/contoh-1/kopi/drip-jelajah.webp', 74000, NULL, 92, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ada084e4-1b32-48cc-8e88-d1c787c84394', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', '["Pagi"]', 'Pagi', '/assets/contoh-1/kopi/kapsul-pagi.webp', 69000, NULL, 54, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('98750234-be4f-446c-93ca-d6e15883c316', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', '["Senja"]', 'Senja', '/assets/contoh-1/kopi/kapsul-senja.webp', 69000, NULL, 61, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('343a4cbf-977c-410b-a599-9b2f38f54d50', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', '["Malam"]', 'Malam', '/assets/contoh-1/kopi/kapsul-malam.webp', 75000, NULL, 5, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a9d33a7c-a356-492b-8c9c-2d6f836a0306', '5e662b29-b016-4afd-8956-ef42f0967b49', '[]', '', '/assets/contoh-1/kopi/kopi-celup.webp', 58000, 65000, 118, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a65954c9-bcb3-4218-ba1b-81041a139129', '91bea655-466d-4a74-8438-41bd50a16d1b', '["Aren Cair"]', 'Aren Cair', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 92000, 100000, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('99c3a7bd-c6a1-4a68-9a2b-4e6f264b37a8', '91bea655-466d-4a74-8438-41bd50a16d1b', '["Kurma"]', 'Kurma', '/assets/contoh-1/kopi/kopi-susu-kurma.webp', 98000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9e7c3685-a534-4408-8ff2-28b8bc7eeedb', '91bea655-466d-4a74-8438-41bd50a16d1b', '["Tanpa Gula"]', 'Tanpa Gula', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 88000, NULL, 20, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c3a220a7-5d8f-46a9-b626-600ff5250086', '6eba35cd-c76d-435d-bc1d-946746834b1a', '[]', '', '/assets/contoh-1/kopi/konsentrat.webp', 78000, NULL, 26, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f832c950-9a76-4dfd-969d-74a2c28ace81', 'e4927288-5be9-4460-b472-c512ef1219ab', '["Karamel Garam"]', 'Karamel Garam', '/assets/contoh-1/kopi/sirup-karamel.webp', 56000, NULL, 42, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8de5d1a7-855e-4cda-8f2f-db900ab2d875', 'e4927288-5be9-4460-b472-c512ef1219ab', '["Vanila"]', 'Vanila', '/assets/contoh-1/kopi/sirup-vanila.webp', 64000, NULL, 17, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('91374008-b6b5-4747-ae42-f0539740cee1', 'e4927288-5be9-4460-b472-c512ef1219ab', '["Rempah"]', 'Rempah', '/assets/contoh-1/kopi/sirup-rempah.webp', 56000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('29b16154-6fa9-4e97-a5b4-03d971d637bc', '5d062493-4a55-42a5-8978-a8bca3631457', '["Perak","3 cangkir"]', 'Perak, 3 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 149000, NULL, 38, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('de7997cb-fcce-4758-a321-0b38d03246df', '5d062493-4a55-42a5-8978-a8bca3631457', '["Perak","6 cangkir"]', 'Perak, 6 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 189000, NULL, 25, 1, 860, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ee2de43d-795f-4c82-badb-33a9ccee13a0', '5d062493-4a55-42a5-8978-a8bca3631457', '["Merah","3 cangkir"]', 'Merah, 3 cangkir', '/assets/contoh-1/kopi/moka-merah.webp', 159000, NULL, 7, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('03765f9f-dd88-422d-9315-42c2c4666e56', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '["350 ml"]', '350 ml', '/assets/contoh-1/kopi/french-press.webp', 135000, NULL, 31, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('47767edf-2e9f-4d9d-8b42-e48e4ebb875d', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/french-press.webp', 169000, 195000, 24, 1, 920, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5f6715ca-dcec-4af5-b7ee-527284b80680', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '["1 liter"]', '1 liter', '/assets/contoh-1/kopi/french-press.webp', 219000, 249000, 0, 2, 1120, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a8e64915-ee0f-4278-bd6e-012bf3d099b8', '7618f969-5b56-45a4-9787-389c281e22c7', '[]', '', '/assets/contoh-1/kopi/alat-tekan.webp', 279000, 320000, 16, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('05f11526-a5b8-4f29-be02-ac36ed57e6c7', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '["120 ml"]', '120 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 39000, NULL, 84, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('17b3e914-84ba-42ea-a4cb-5c81b394a757', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '["180 ml"]', '180 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 48000, NULL, 52, 1, 170, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('05fa9cf4-5eec-475d-98a0-61b65a8951db', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '["400 ml"]', '400 ml', '/assets/contoh-1/kopi/server-kaca.webp', 98000, NULL, 27, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a4381524-abe8-439c-a1b8-caaf2172fdf6', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/server-kaca.webp', 118000, NULL, 33, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('07eae56d-a90b-4c31-ac29-4871ecc1f580', '7638fa88-ad25-4ed8-814e-d37dbc010e05', '["Putih","01"]', 'Putih, 01', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 42000, NULL, 130, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4b32806b-7c7f-4dd3-95a7-1feb931c2321', '7638fa88-ad25-4ed8-814e-d37dbc010e05', '["Putih","02"]', 'Putih, 02', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 49000, NULL, 164, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fd3bb18e-0a03-47bd-8fbd-bb7d8d064023', '7638fa88-ad25-4ed8-814e-d37dbc010e05', '["Cokelat","01"]', 'Cokelat, 01', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 39000, NULL, 88, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e91219e8-4717-4424-86b0-c7c30bd38c2d', '7638fa88-ad25-4ed8-814e-d37dbc010e05', '["Cokelat","02"]', 'Cokelat, 02', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 46000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0c76246e-5011-421a-8208-14cde81e4c21', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 52, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('79bb14d5-7ddd-4b31-82d7-d83b5f60a23e', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 13, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('75bf7d9f-b182-451a-925c-6ef4bf2009ad', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 27, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f5f17e82-4f44-498b-9651-2f8d6fcc1ffd', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 10, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('41c02ef5-898b-40b7-b812-d7c08a830bd4', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 18, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('baa58a3a-c0a0-4131-b487-7d3f139b4335', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 6, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c712051b-9d9f-4103-8474-2941f213c3fb', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 405000, 460000, 4, 6, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a37f708b-13c7-4281-ae7b-344ab7a473f8', 'f806556a-a8f0-438e-808a-8d7b531228a9', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 41, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c229c5d9-5ffd-4926-9db8-e16225cc698e', 'f806556a-a8f0-438e-808a-8d7b531228a9', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f7fbf2ee-838a-434b-be5d-eb124d43fc5c', 'f806556a-a8f0-438e-808a-8d7b531228a9', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 23, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4876f994-4bc6-4155-81f0-84de710e09cb', 'f806556a-a8f0-438e-808a-8d7b531228a9', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 12, 3, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6c56a7fa-0143-4c10-9217-69e97db8b8e4', 'f806556a-a8f0-438e-808a-8d7b531228a9', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 9, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c22bc2cd-0712-460f-be3d-d28224efe3d9', '5785c50f-62e3-4625-85a0-853b489f8eda', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e81d4e4d-5ce7-4878-ad9d-6ff25aac5425', '5785c50f-62e3-4625-85a0-853b489f8eda', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3121eec8-76ce-417c-aee5-a1f8261b5409', '5785c50f-62e3-4625-85a0-853b489f8eda', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 40, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2b21b125-9b1e-4590-9703-6be8059e13d2', '5785c50f-62e3-4625-85a0-853b489f8eda', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 57, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ecba2515-8ab0-483b-9b03-f186912cbc2c', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('25bef149-ccb7-422e-bb22-3c5a055d252c', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6a5a893a-540a-44d1-abb2-5bb36e58426b', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 26, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e6a2645e-b771-4a63-beed-59b47d4978fa', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 16, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d8429893-448f-4dfe-918b-ab8a900f632a', '594409c4-a436-45fc-a201-951043cb82b1', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('43882535-9479-4d27-b319-88a688327a76', '594409c4-a436-45fc-a201-951043cb82b1', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 2, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('07bc0a55-0b97-432d-b34f-20e8dc287c81', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '["80 g"]', '80 g', '/assets/contoh-1/kopi/cascara.webp', 45000, NULL, 58, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('abe30a0c-1384-4b2c-aa35-e8718b51805c', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '["200 g"]', '200 g', '/assets/contoh-1/kopi/cascara.webp', 98000, 112000, 16, 1, 260, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ce2f379b-1d4a-439e-9f24-837a5f17227f', 'f316e101-8beb-4938-9c3c-19bb74a19c07', '[]', '', '/assets/contoh-1/kopi/teh-hitam.webp', 67000, NULL, 45, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('69aea44d-3fcb-43c8-8b7e-32402c43aaba', '42ec9c49-8692-4550-a89f-316a276d959a', '[]', '', '/assets/contoh-1/kopi/teh-melati.webp', 52000, 58000, 4, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b529b206-f598-49a8-803b-fb91484c0c04', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '[]', '', '/assets/contoh-1/kopi/wedang-rempah.webp', 49000, NULL, 77, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dabb947e-664c-4d40-80c1-e53fbbddf4e3', '756c3695-7507-4a4e-a3db-41c49832e2e8', '[]', '', '/assets/contoh-1/kopi/hampers-hujan.webp', 325000, 365000, 12, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3189e1a2-09ec-4a5c-a6c0-d48fbe0a083f', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', '["Biji utuh","Hijau"]', 'Biji utuh, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('af423e99-9bd9-4c5b-a3e0-6213a485af78', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', '["Biji utuh","Merah"]', 'Biji utuh, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('232a0d40-92df-4d95-9012-43a3d76ad905', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', '["Sedang","Hijau"]', 'Sedang, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('10abff5c-ef59-48d5-a177-7028c549c2e5', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', '["Sedang","Merah"]', 'Sedang, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 1, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('menyeduh', 'Menyeduh', 0);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('biji-dan-simpan', 'Biji & Simpan', 1);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyeduh-v60-di-rumah', 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi', 'menyeduh', '/assets/contoh-1/kopi/dripper-keramik-seduh.webp', 'Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.', '[{"kind":"paragraph","text":"V60 sering dianggap rumit karena banyak istilahnya. Padahal untuk secangkir kopi yang enak setiap pagi, cukup satu resep yang diulang sampai tangan hafal. Resep di bawah ini kami pakai di meja sangrai untuk mencicipi setiap batch baru, jadi tidak ada alat yang aneh-aneh."},{"kind":"paragraph","text":"Perbandingannya 1 banding 15: satu gram kopi untuk lima belas gram air. Untuk satu cangkir, siapkan 15 gram kopi dan 225 gram air. Kalau belum punya timbangan, 15 gram kira-kira tiga sendok makan rata bubuk kopi."},{"kind":"heading","text":"Yang perlu disiapkan"},{"kind":"list","ordered":false,"items":["Kopi 15 gram, gilingan sedang seperti gula pasir","Air 225 gram, baru mendidih lalu didiamkan satu menit","Kertas saring, dripper, dan cangkir atau server","Timbangan dan penunjuk waktu; ponsel sudah cukup"]},{"kind":"heading","text":"Langkah menyeduh"},{"kind":"list","ordered":true,"items":["Pasang kertas saring, siram dengan air panas, lalu buang airnya. Ini menghilangkan bau kertas dan menghangatkan dripper.","Masukkan kopi dan ratakan. Tuang 45 gram air, tunggu 40 detik sampai gelembungnya mengempis.","Tuang perlahan dari tengah ke luar sampai 120 gram, tunggu air turun separuh.","Lanjutkan sampai 180 gram, lalu terakhir sampai 225 gram.","Air terakhir harus habis menetes di menit 2:45 sampai 3:15. Angkat dripper, goyang server, tuang."]},{"kind":"image","image":"/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp","caption":"Ketel leher angsa memudahkan tuangan kecil yang ajek."},{"kind":"heading","text":"Rasanya belum pas?"},{"kind":"paragraph","text":"Ubah satu hal saja setiap kali. Kalau kopi terasa asam tajam dan encer, air lewat terlalu cepat: haluskan gilingan sedikit. Kalau pahit dan kering di lidah, air tertahan terlalu lama: kasarkan gilingan atau turunkan suhu air dengan menunggu satu menit lagi."},{"kind":"paragraph","text":"Catat di kertas kecil: gilingan, waktu, dan rasanya. Setelah tiga atau empat cangkir, biasanya sudah ketemu titik yang cocok untuk biji itu. Saat berganti biji, mulai lagi dari resep awal."},{"kind":"quote","text":"Seduhan yang baik bukan yang paling rumit, tetapi yang bisa diulang besok pagi.","source":"Tim sangrai Sangrai Rimba"},{"kind":"paragraph","text":"Untuk latihan pertama, pilih biji dengan sangrai sedang. Rasanya ramah dan tidak langsung pahit walau waktunya meleset sedikit."},{"kind":"product","slug":"set-seduh-manual-pemula"},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"paragraph","text":"Satu kebiasaan lagi yang sering dilupakan: bilas dripper dan server dengan air panas segera setelah dipakai. Minyak kopi yang mengering meninggalkan rasa tengik pada seduhan besok."}]', 1, 1795027222726);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyimpan-biji-kopi', 'Menyimpan Biji Kopi agar Tetap Harum Sebulan', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-gayo-biji.webp', 'Empat musuh biji kopi, wadah yang cocok untuk dapur lembap, dan kapan kulkas boleh dipakai.', '[{"kind":"paragraph","text":"Biji kopi yang baru disangrai masih terus berubah. Pada minggu pertama ia melepaskan gas, lalu rasanya membuka dan mencapai puncak di hari ke-7 sampai ke-30. Setelah itu aromanya pelan-pelan pergi. Cara menyimpan menentukan apakah puncak itu bertahan tiga minggu atau hanya tiga hari."},{"kind":"paragraph","text":"Musuhnya ada empat: udara, cahaya, panas, dan lembap. Di Indonesia yang terakhir paling sering dilupakan, apalagi bila toples diletakkan di samping kompor."},{"kind":"heading","text":"Wadah yang benar"},{"kind":"list","ordered":false,"items":["Kemasan aslinya, asal berkatup satu arah dan bisa dirapatkan lagi. Keluarkan udaranya sebelum ditutup.","Toples kaca gelap atau kaleng dengan karet di tutupnya. Pilih yang isinya penuh; ruang kosong berarti udara.","Hindari toples bening di dekat jendela dan wadah bekas bumbu. Kopi menyerap bau apa saja."]},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-gayo.webp","caption":"Kemasan berkatup cukup untuk pemakaian sehari-hari."},{"kind":"heading","text":"Bagaimana dengan kulkas?"},{"kind":"paragraph","text":"Untuk pemakaian harian, jangan. Setiap kali keluar dari kulkas, uap air mengembun di permukaan biji dan membawa bau makanan lain. Lemari dapur yang sejuk dan gelap jauh lebih baik."},{"kind":"paragraph","text":"Freezer boleh untuk persediaan panjang, dengan satu syarat: bagi dulu dalam kantong kecil sekali pakai, keluarkan udaranya, dan jangan dibekukan ulang. Ambil satu kantong, biarkan mencapai suhu ruang dalam keadaan tertutup, baru dibuka."},{"kind":"heading","text":"Beli sesuai kebutuhan"},{"kind":"paragraph","text":"Satu orang yang menyeduh sekali sehari memakai kira-kira 15 gram, jadi 200 gram cukup untuk dua minggu. Kemasan 500 gram cocok untuk rumah dengan dua peminum kopi. Kemasan 1 kilogram baru masuk akal bila habis dalam sebulan."},{"kind":"paragraph","text":"Kalau bisa, beli biji utuh dan giling tepat sebelum menyeduh. Bubuk kopi kehilangan sebagian besar aromanya dalam hitungan jam, sedangkan biji utuh bertahan berminggu-minggu. Belum punya penggiling? Pilih gilingan sesuai alat dan beli ukuran paling kecil."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"paragraph","text":"Tanggal sangrai tercetak di belakang setiap kemasan kami. Tulis juga tanggal Anda membukanya: sejak hari itu, usahakan habis dalam tiga minggu."},{"kind":"paragraph","text":"Terakhir, cium aromanya sebelum menyeduh. Biji yang masih baik berbau manis seperti roti atau buah kering. Bila yang tercium hanya kertas atau minyak lama, pakailah untuk seduh dingin dengan susu, atau taruh di kulkas sebagai penyerap bau. Sayang dibuang, tetapi sayang juga dipaksakan untuk secangkir kopi pagi."}]', 1, 1794336022726);
--> statement-breakpoint
INSERT INTO "article" VALUES ('memilih-gilingan-kopi', 'Kasar, Sedang, atau Halus? Memilih Gilingan untuk Alat di Rumah', 'menyeduh', '/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp', 'Panduan gilingan untuk tubruk, saring, tekan, dan moka, lengkap dengan tanda bila salah pilih.', '[{"kind":"paragraph","text":"Biji yang sama bisa terasa manis atau pahit hanya karena ukuran gilingannya. Prinsipnya sederhana: semakin halus bubuk, semakin cepat rasanya larut. Alat yang merendam kopi lama butuh gilingan kasar, alat yang cepat butuh gilingan halus."},{"kind":"paragraph","text":"Saat memesan di toko kami, Anda dapat memilih biji utuh, kasar, sedang, atau halus. Berikut pegangan untuk memilihnya."},{"kind":"heading","text":"Sesuaikan dengan alat"},{"kind":"list","ordered":false,"items":["Kasar, seperti garam krosok: french press dan seduh dingin semalaman.","Sedang, seperti gula pasir: V60, kalita, mesin tetes, dan kantong saring.","Halus, seperti garam meja: tubruk, moka pot, dan vietnam drip."]},{"kind":"heading","text":"Tubruk pun punya aturan"},{"kind":"paragraph","text":"Kopi tubruk paling akrab di rumah kita, dan paling sering salah airnya. Pakai dua sendok teh penuh bubuk halus untuk 150 mililiter air, tuang air yang baru mendidih, aduk sekali, lalu tunggu empat menit. Ampas turun sendiri; tidak perlu diaduk lagi."},{"kind":"paragraph","text":"Gula sebaiknya masuk setelah dicicipi. Robusta yang disangrai baik sudah punya manis seperti gula aren, dan sering kali cukup setengah sendok."},{"kind":"image","image":"/assets/contoh-1/kopi/robusta-lampung-tubruk.webp","caption":"Tunggu empat menit sampai ampas turun."},{"kind":"product","slug":"robusta-lampung-tubruk"},{"kind":"heading","text":"Tanda gilingan keliru"},{"kind":"paragraph","text":"Air lewat seperti keran dan rasanya asam encer: terlalu kasar. Air menggenang lama dan rasanya sepat: terlalu halus. Bila sebagian bubuk seperti tepung dan sebagian seperti kerikil, masalahnya ada di penggiling. Pisau putar menghasilkan ukuran campur aduk; penggiling bergerigi jauh lebih rata, termasuk yang diputar dengan tangan."},{"kind":"paragraph","text":"Belum mau repot? Kantong saring sudah berisi gilingan yang tepat. Sobek, kaitkan ke cangkir, tuang 150 mililiter air dalam tiga kali tuangan, dan kopi siap dalam dua menit. Enak untuk kantor, kereta, atau berkemah."},{"kind":"product","slug":"drip-bag-pagi-isi-10"},{"kind":"paragraph","text":"Masih ragu saat memesan? Pilih gilingan menurut alat yang paling sering dipakai, bukan yang paling ingin dicoba. Gilingan sedang adalah pilihan paling aman karena bisa dipakai untuk saring maupun french press dengan menyesuaikan waktu rendam. Bila rumah Anda memakai dua alat yang jauh berbeda, belilah dua kemasan kecil alih-alih satu kemasan besar, atau ambil biji utuh dan penggiling tangan. Dalam dua bulan selisih harganya kembali dari kopi yang tidak terbuang."}]', 1, 1793385622726);
--> statement-breakpoint
INSERT INTO "article" VALUES ('mengenal-proses-pascapanen', 'Full Wash, Honey, Giling Basah: Apa Bedanya di Cangkir?', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-bajawa-ceri.webp', 'Tiga cara mengolah ceri kopi Nusantara dan rasa yang ditinggalkannya.', '[{"kind":"paragraph","text":"Di kemasan kopi sering tertulis proses pascapanen, dan banyak pembeli melewatinya. Padahal kata itu menjelaskan separuh rasa yang akan Anda temui. Proses adalah cara petani mengeluarkan biji dari buah ceri sampai cukup kering untuk disimpan."},{"kind":"paragraph","text":"Ketiganya bisa dibuat dari pohon yang sama. Yang berbeda adalah berapa lama daging buah menempel dan kapan kulit tanduk dilepas."},{"kind":"heading","text":"Full wash: bersih dan terang"},{"kind":"paragraph","text":"Kulit dan lendir dicuci habis sebelum dijemur. Yang tersisa adalah rasa asli biji: asam buah yang jelas, manis ringan, dan akhir yang bersih. Gayo full wash kami terasa cokelat, jeruk manis, dan gula merah."},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"heading","text":"Honey: manis dan lembut"},{"kind":"paragraph","text":"Kulit dikupas, tetapi lendir yang lengket seperti madu dibiarkan saat dijemur. Tidak ada madu di dalamnya; namanya dari teksturnya. Hasilnya lebih manis, badannya lebih tebal, dengan nada buah kering. Petani harus membalik jemuran setiap jam pada hari-hari pertama agar tidak berjamur."},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-bajawa.webp","caption":"Bajawa honey: gula aren, nangka, dan kayu manis."},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"heading","text":"Giling basah: khas Sumatra dan Sulawesi"},{"kind":"paragraph","text":"Udara yang lembap membuat penjemuran lama berisiko, maka petani menggiling kulit tanduk saat biji masih basah. Biji lalu dijemur telanjang dan cepat kering. Rasanya tebal, rendah asam, dengan rempah dan cokelat hitam. Inilah yang membuat kopi Toraja dan Mandailing dikenal di luar negeri."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"heading","text":"Mulai dari mana?"},{"kind":"list","ordered":false,"items":["Suka teh atau kopi tanpa gula: coba full wash.","Suka kopi susu: giling basah tidak kalah oleh susu.","Ingin sesuatu yang berbeda untuk akhir pekan: honey."]},{"kind":"paragraph","text":"Cara terbaik mengenalnya adalah mencicipi dua proses berdampingan dengan resep yang sama. Seduh masing-masing sepuluh gram, biarkan hangat, lalu bandingkan. Perbedaannya justru paling terasa ketika kopi mulai dingin."},{"kind":"paragraph","text":"Bila ingin membandingkan lebih adil, pakai biji dengan tingkat sangrai yang sama, giling pada ukuran yang sama, dan cicipi tanpa gula. Tulis tiga kata untuk setiap cangkir sebelum membaca catatan rasa di kemasan. Tidak ada jawaban salah; catatan itu akan menuntun pembelian berikutnya lebih baik daripada ulasan orang lain."}]', 1, 1791830422726);
--> statement-breakpoint
INSERT INTO "information" VALUES ('tentang-kami', 'Tentang Kami', 'Siapa kami dan bagaimana kami bekerja', '[{"kind":"paragraph","text":"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu tercetak di kemasan."},{"kind":"paragraph","text":"Biji datang dari petani di Gayo, Toraja, Bajawa, dan Lampung yang kami kunjungi setidaknya sekali setahun. Harga beli disepakati sebelum panen, sehingga petani tahu apa yang akan diterima."},{"kind":"heading","text":"Yang dapat Anda harapkan"},{"kind":"list","ordered":false,"items":["Foto dan keterangan yang sesuai dengan barangnya.","Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.","Jawaban dari orang, bukan mesin, pada jam layanan."]},{"kind":"heading","text":"Badan usaha"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung."}]', 0, 1795372822763);
--> statement-breakpoint
INSERT INTO "information" VALUES ('cara-belanja', 'Cara Belanja', 'Dari memilih produk sampai pesanan tiba', '[{"kind":"paragraph","text":"Anda dapat berbelanja dengan atau tanpa akun. Dengan akun, alamat dan riwayat pesanan tersimpan untuk belanja berikutnya."},{"kind":"list","ordered":true,"items":["Pilih produk, tentukan varian dan jumlahnya, lalu tekan Tambah ke Keranjang.","Buka Keranjang, periksa isinya, dan tekan Checkout.","Isi nama, nomor HP, dan alamat lengkap sampai kelurahan dan kode pos.","Pilih pengiriman. Ongkos kirim dan perkiraan tiba tampil untuk alamat Anda.","Pilih metode pembayaran, periksa Total Tagihan, lalu tekan Buat Pesanan.","Selesaikan pembayaran sebelum waktunya habis. Status pesanan berubah sendiri setelah pembayaran kami terima."]},{"kind":"heading","text":"Metode pembayaran"},{"kind":"paragraph","text":"QRIS, virtual account, transfer bank, dompet digital, dan Bayar di Tempat (COD) untuk alamat yang didukung. Pilihan yang tampil saat checkout adalah yang tersedia untuk pesanan Anda."},{"kind":"heading","text":"Transfer bank"},{"kind":"paragraph","text":"Transfer tepat sampai tiga digit terakhir agar pembayaran mudah dikenali. Kami tidak pernah meminta kode OTP, PIN, atau kata sandi Anda."},{"kind":"heading","text":"Membatalkan pesanan"},{"kind":"paragraph","text":"Pesanan yang belum dibayar dapat dibatalkan langsung dari halaman pesanan. Setelah dibayar, ajukan pembatalan dan kami jawab selama barang belum dikirim."}]', 1, 1795372822704);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengiriman', 'Pengiriman', 'Kurir, lama kirim, dan ongkos', '[{"kind":"paragraph","text":"Semua paket dikirim dari Kota Bandung. Ongkos kirim dihitung dari berat dan alamat tujuan, dan tampil sebelum Anda membayar."},{"kind":"heading","text":"Kapan dikirim?"},{"kind":"paragraph","text":"Pesanan yang dibayar sebelum pukul 14.00 pada hari kerja kami serahkan kepada kurir pada hari yang sama, selebihnya pada hari kerja berikutnya. Jam layanan kami Senin–Sabtu 08.00–17.00 WIB."},{"kind":"heading","text":"Pilihan layanan"},{"kind":"list","ordered":false,"items":["Reguler: untuk seluruh Indonesia.","Same Day dan Instan: untuk alamat di sekitar toko, pada jam layanan.","Kargo: lebih hemat untuk paket berat."]},{"kind":"heading","text":"Melacak paket"},{"kind":"paragraph","text":"Nomor resi tampil di halaman pesanan setelah paket diserahkan kepada kurir. Bila tidak ada pergerakan selama tiga hari kerja, hubungi kami dan kami tanyakan kepada kurir."},{"kind":"heading","text":"Paket bermasalah"},{"kind":"paragraph","text":"Periksa kemasan sebelum menerima. Bila basah, sobek, atau segelnya rusak, foto kemasannya dan rekam video saat membukanya. Paket yang hilang atau rusak di perjalanan menjadi tanggung jawab kami sampai Anda menerimanya."}]', 2, 1795372822704);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengembalian', 'Pengembalian', 'Ajukan paling lambat 3 hari kerja setelah diterima', '[{"kind":"paragraph","text":"Barang rusak, kurang, salah kirim, atau tidak sesuai keterangan? Ajukan pengembalian atau penukaran paling lambat 3 hari kerja setelah paket Anda terima."},{"kind":"heading","text":"Bukti yang diperlukan"},{"kind":"list","ordered":false,"items":["Video unboxing tanpa potongan, dari paket masih tersegel sampai barang terlihat jelas.","Foto barang dan label pengirimannya.","Nomor pesanan dan penjelasan singkat masalahnya."]},{"kind":"paragraph","text":"Tidak sempat merekam? Hubungi kami tetap. Kami memeriksa bersama kurir dan menilai dari foto serta berat paket."},{"kind":"heading","text":"Syarat barang"},{"kind":"list","ordered":false,"items":["Belum dipakai atau dicuci, lengkap dengan label, aksesori, dan kemasannya.","Produk digital yang kodenya sudah dibuka tidak dapat dikembalikan, kecuali kodenya tidak berfungsi.","Makanan dan minuman dapat diganti bila rusak, salah kirim, atau lewat tanggal simpan."]},{"kind":"heading","text":"Langkahnya"},{"kind":"list","ordered":true,"items":["Buka pesanan, tekan Ajukan Pengembalian, pilih barang dan alasannya, lalu unggah bukti. Atau kirimkan lewat WhatsApp.","Kami menjawab paling lambat 1 hari kerja.","Kirim barang ke alamat yang kami berikan dan masukkan nomor resinya.","Setelah barang kami periksa, pengganti dikirim atau dana dikembalikan dalam 2–5 hari kerja."]},{"kind":"heading","text":"Ongkos kirim pengembalian"},{"kind":"paragraph","text":"Kami yang menanggung bila kesalahan ada pada kami: rusak, kurang, salah kirim, atau tidak sesuai. Untuk tukar ukuran atau warna karena berubah pikiran, ongkos kirim ditanggung pembeli."}]', 3, 1795372822704);
--> statement-breakpoint
INSERT INTO "information" VALUES ('syarat-ketentuan', 'Syarat & Ketentuan', 'Aturan berbelanja di toko ini', '[{"kind":"paragraph","text":"Syarat ini berlaku antara Anda dan CV Sangrai Rimba sebagai pengelola Sangrai Rimba setiap kali Anda berbelanja di situs ini."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"1. Pesanan dan harga"},{"kind":"paragraph","text":"Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi."},{"kind":"paragraph","text":"Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh."},{"kind":"heading","text":"2. Pembayaran"},{"kind":"paragraph","text":"Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya."},{"kind":"heading","text":"3. Pengiriman dan risiko"},{"kind":"paragraph","text":"Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar."},{"kind":"heading","text":"4. Pengembalian"},{"kind":"paragraph","text":"Pengembalian dan penukaran dapat diajukan paling lambat 3 hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen."},{"kind":"heading","text":"5. Akun"},{"kind":"list","ordered":false,"items":["Berikan data yang benar dan jaga kerahasiaan kata sandi.","Beri tahu kami bila akun dipakai orang lain tanpa izin.","Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya."]},{"kind":"heading","text":"6. Voucher, koin, dan affiliate"},{"kind":"paragraph","text":"Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi affiliate dapat dipotong PPh sesuai ketentuan."},{"kind":"heading","text":"7. Isi situs"},{"kind":"paragraph","text":"Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya."},{"kind":"heading","text":"8. Perselisihan"},{"kind":"paragraph","text":"Sampaikan keluhan lebih dulu kepada kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda."}]', 4, 1795372822704);
--> statement-breakpoint
INSERT INTO "information" VALUES ('kebijakan-privasi', 'Kebijakan Privasi', 'Data yang kami simpan dan hak Anda atasnya', '[{"kind":"paragraph","text":"Kebijakan ini menjelaskan bagaimana CV Sangrai Rimba memproses data pribadi Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"Pengendali data"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung. Hubungi kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Penyedia platform toko memproses data atas nama dan perintah kami."},{"kind":"heading","text":"Data yang kami simpan"},{"kind":"list","ordered":false,"items":["Identitas dan kontak: nama, nomor HP, email.","Alamat pengiriman dan patokan yang Anda tulis.","Pesanan, pembayaran, dan percakapan dengan layanan pelanggan. Nomor kartu dan PIN tidak pernah kami simpan; keduanya ditangani penyedia pembayaran.","Data teknis seperlunya: cookie keranjang dan sesi, serta alamat internet yang dipotong untuk mencegah penyalahgunaan."]},{"kind":"heading","text":"Untuk apa dan atas dasar apa"},{"kind":"list","ordered":false,"items":["Memproses, mengirim, dan menagih pesanan: pelaksanaan perjanjian dengan Anda.","Pembukuan, pajak, dan pengaduan konsumen: kewajiban hukum.","Keamanan akun dan pencegahan penipuan: kepentingan yang sah.","Info promo dan pengukuran iklan: hanya dengan persetujuan terpisah yang boleh Anda tolak atau tarik kapan saja."]},{"kind":"heading","text":"Siapa yang menerima"},{"kind":"paragraph","text":"Kurir menerima nama, nomor HP, dan alamat. Penyedia pembayaran menerima jumlah dan nomor pesanan. Kami tidak menjual data pribadi. Bila data diproses di luar Indonesia, kami memastikan tingkat pelindungannya setara."},{"kind":"heading","text":"Berapa lama"},{"kind":"list","ordered":false,"items":["Pesanan dan faktur: 10 tahun, sesuai aturan pembukuan.","Akun dan alamat: selama akun aktif, dihapus setelah Anda menutup akun kecuali yang wajib disimpan.","Percakapan layanan pelanggan: 2 tahun.","Keranjang tanpa akun: 30 hari."]},{"kind":"heading","text":"Hak Anda"},{"kind":"list","ordered":false,"items":["Mendapat informasi, mengakses, dan memperoleh salinan data Anda.","Melengkapi dan memperbaiki data yang keliru.","Menarik persetujuan, menunda atau membatasi pemrosesan, dan menghapus data.","Menolak keputusan yang sepenuhnya otomatis dan memindahkan data ke pihak lain.","Mengadu kepada lembaga pelindungan data pribadi serta menuntut ganti rugi."]},{"kind":"heading","text":"Cara menggunakan hak"},{"kind":"list","ordered":true,"items":["Kirim permintaan tertulis melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Sebutkan hak yang ingin digunakan.","Kami memastikan bahwa permintaan datang dari pemilik data.","Kami menindaklanjuti paling lambat 3×24 jam sejak permintaan lengkap diterima, termasuk menghentikan pemrosesan setelah persetujuan ditarik."]},{"kind":"heading","text":"Bila terjadi kebocoran"},{"kind":"paragraph","text":"Kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3×24 jam sejak kegagalan pelindungan diketahui: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan."}]', 5, 1795372822704);
--> statement-breakpoint
INSERT INTO "information" VALUES ('hubungi-kami', 'Hubungi Kami', 'WhatsApp, email, alamat, dan jam layanan', '[{"kind":"paragraph","text":"Tim Sangrai Rimba membantu sebelum dan sesudah Anda berbelanja. Siapkan nomor pesanan agar kami dapat langsung memeriksanya."},{"kind":"list","ordered":false,"items":["WhatsApp: +6281321450967","Email: halo@kopi.contoh.id","Jam layanan: Senin–Sabtu 08.00–17.00 WIB","Alamat: CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung"]},{"kind":"heading","text":"Pengaduan"},{"kind":"paragraph","text":"Pengaduan kami jawab paling lambat 1 hari kerja dan kami selesaikan dalam 7 hari kerja. Bila jawaban kami belum memuaskan, Anda dapat melapor kepada Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853 1111 1010."}]', 6, 1795372822704);
--> statement-breakpoint
INSERT INTO "information" VALUES ('faq', 'Pertanyaan Umum (FAQ)', 'Jawaban singkat yang paling sering dicari', '[{"kind":"heading","text":"Apakah saya harus membuat akun?"},{"kind":"paragraph","text":"Tidak. Pesanan tanpa akun dapat dilacak lewat tautan yang tampil setelah pesanan dibuat. Simpan tautan itu."},{"kind":"heading","text":"Berapa lama batas pembayaran?"},{"kind":"paragraph","text":"Batas waktunya tertulis di halaman pembayaran, umumnya 24 jam. Setelah lewat, pesanan kedaluwarsa dan stok dilepas kembali."},{"kind":"heading","text":"Saya sudah membayar, tetapi status belum berubah."},{"kind":"paragraph","text":"Virtual account dan QRIS biasanya terbaca dalam beberapa menit. Untuk transfer bank, kirim bukti di halaman Konfirmasi Pembayaran; kami periksa paling lama 1×24 jam."},{"kind":"heading","text":"Bisakah alamat diubah setelah membayar?"},{"kind":"paragraph","text":"Bisa selama paket belum diserahkan kepada kurir. Hubungi kami secepatnya lewat WhatsApp dengan nomor pesanan."},{"kind":"heading","text":"Apakah bisa kirim sebagai dropshipper?"},{"kind":"paragraph","text":"Pilihan itu tampil di checkout bila toko menerimanya. Nama pengirim di label akan memakai nama Anda, tanpa faktur harga di dalam paket."},{"kind":"heading","text":"Bagaimana bila barang tidak cocok?"},{"kind":"paragraph","text":"Ajukan pengembalian paling lambat 3 hari kerja setelah diterima, dengan video unboxing. Syarat lengkapnya ada di halaman Pengembalian."},{"kind":"heading","text":"Apakah data saya aman?"},{"kind":"paragraph","text":"Kami hanya menyimpan data yang diperlukan untuk pesanan Anda. Rincian dan cara menghapusnya ada di Kebijakan Privasi."}]', 7, 1795372822704);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4042afa5-51f0-4b81-81db-aaf13b1882ad', 157000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'a383cbf3-4e8c-400c-beeb-4b8caa625a00', 157000, 21, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '94c7a4b0-3ef9-4588-84a6-16138a517379', 46000, 24, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'd1888ef0-08df-4666-84b6-38fa74d5f40c', 46000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '019d460d-87a7-400f-9b88-6b5ff31434be', 46000, 28, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '3e3d15ec-7571-40f2-8716-4c9a2f8b458e', 46000, 18, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '2c155aa8-908a-49d3-9963-4929716d3766', 115500, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'ada084e4-1b32-48cc-8e88-d1c787c84394', 51500, 30, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '98750234-be4f-446c-93ca-d6e15883c316', 51500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '343a4cbf-977c-410b-a599-9b2f38f54d50', 56000, 11, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '29b16154-6fa9-4e97-a5b4-03d971d637bc', 104000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'de7997cb-fcce-4758-a321-0b38d03246df', 132000, 27, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'ee2de43d-795f-4c82-badb-33a9ccee13a0', 111000, 17, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '07eae56d-a90b-4c31-ac29-4871ecc1f580', 25000, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4b32806b-7c7f-4dd3-95a7-1feb931c2321', 29000, 15, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'fd3bb18e-0a03-47bd-8fbd-bb7d8d064023', 23000, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'e91219e8-4717-4424-86b0-c7c30bd38c2d', 27500, 14, 9, 9, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'd8429893-448f-4dfe-918b-ab8a900f632a', 102000, 25, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '43882535-9479-4d27-b319-88a688327a76', 102000, 16, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'dabb947e-664c-4d40-80c1-e53fbbddf4e3', 237000, 14, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'bed540c6-b112-41df-9a19-ce939e315f9e', 52000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '88f80ccf-f38a-44f4-9d4a-5dde7a92cdf8', 66500, 22, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '23a1ebe8-49f5-47fc-b399-ff9f805a8ee8', 66500, 13, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'c92ee4e3-f6c6-400c-afec-451e7b9c46cb', 66500, 16, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'be8d2d86-3983-44ea-9a20-8c00de0451f1', 82500, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '8dc07913-37a0-45a9-872c-f0ab3ef10b80', 82500, 18, 8, 8, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'ee58547f-1475-47bc-aed5-1221680bb8d0', 82500, 8, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '36f5cbd6-611f-432a-b2e7-276c08e33926', 99000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '3494dd7c-f9dc-4398-9550-65b2d2d69f96', 105000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '25e1ccaf-a27c-4809-b76e-4d073308855f', 113000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'a846d8d0-7dfe-4db7-bc2b-0b4979b39e07', 119000, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '84a00e35-dda4-4d8c-b157-0a588257f362', 99000, 21, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '0ab39d9d-f3da-464f-b209-f5d25d47a452', 113000, 6, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'a0874487-bb29-4e2a-92fd-106814d9e3d9', 113000, 24, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7ce965fc-43b0-4d8b-9d3a-942d63f4dd93', 75500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '65c3a23f-a19d-4064-a634-1c17e8c0c1ff', 75500, 11, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '1b80fe95-70d3-4399-8582-bd5b79ed3f40', 75500, 23, 15, 15, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'a65954c9-bcb3-4218-ba1b-81041a139129', 65000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '99c3a7bd-c6a1-4a68-9a2b-4e6f264b37a8', 63500, 18, 11, 11, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '9e7c3685-a534-4408-8ff2-28b8bc7eeedb', 57000, 29, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'a8e64915-ee0f-4278-bd6e-012bf3d099b8', 237000, 16, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795366800000', 'Flash Sale', 1795366800000, 1795388400000);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795388400000', 'Flash Sale', 1795388400000, 1795410000000);
--> statement-breakpoint
INSERT INTO "consent" VALUES (1, '3b50713f-582e-4018-a798-4aa882272bcf', 'terms', '2026-11-01', 1, 1795372823175);
--> statement-breakpoint
INSERT INTO "consent" VALUES (2, '3b50713f-582e-4018-a798-4aa882272bcf', 'marketing', '2026-11-01', 0, 1795372823175);
--> statement-breakpoint
INSERT INTO "customer" VALUES ('3b50713f-582e-4018-a798-4aa882272bcf', 'PLG-000001', 'Siti Rahmawati', '+6281234567890', 'siti@contoh.id', '{"hash":"klMgJ5JfzXfXbF3pRnDlrz8Ze9nZzSjmajsOoZEpwWA=","salt":"tVkB8HrWguSP3Jn23/r7fg==","n":16384,"r":8,"p":5}', 'REGULAR', 1795372823175, 1795372823175, 1795372823175, NULL, NULL);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (1, '3b50713f-582e-4018-a798-4aa882272bcf', 395, 395, 1825908023175);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (2, '3b50713f-582e-4018-a798-4aa882272bcf', 490, 490, 1826369183175);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (3, '3b50713f-582e-4018-a798-4aa882272bcf', 1700, 1700, 1826908823301);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:refunds', -119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('wallet:3b50713f-582e-4018-a798-4aa882272bcf', 119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:coins', -2585);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('coins:3b50713f-582e-4018-a798-4aa882272bcf', 2585);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (1, 1, 'shop:refunds', -92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (2, 1, 'wallet:3b50713f-582e-4018-a798-4aa882272bcf', 92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (3, 2, 'shop:coins', -395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (4, 2, 'coins:3b50713f-582e-4018-a798-4aa882272bcf', 395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (5, 3, 'shop:refunds', -27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (6, 3, 'wallet:3b50713f-582e-4018-a798-4aa882272bcf', 27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (7, 4, 'shop:coins', -490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (8, 4, 'coins:3b50713f-582e-4018-a798-4aa882272bcf', 490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (9, 5, 'shop:coins', -1700);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (10, 5, 'coins:3b50713f-582e-4018-a798-4aa882272bcf', 1700);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (1, 'refund_return', 'f0aef26e-e0f0-43e7-a967-4d119ab2cedd', 1793392823175);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (2, 'coins_earned', '46d3931c-6f8a-4743-a494-68b63880722b', 1794372023175);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (3, 'refund', 'c04c3e1d-19f6-4cd4-87b6-c888cfba6815', 1794508823175);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (4, 'coins_earned', 'fcbd9340-66b7-4774-a76b-999742f3f5a3', 1794833183175);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (5, 'coins_earned', '32499147-07bd-4724-b86b-eb1d231a25a7', 1795372823301);
--> statement-breakpoint
INSERT INTO "message" VALUES ('91b8de14-9211-4d15-a3ef-2d6610ac4f4c', 'return_answered:f0aef26e-e0f0-43e7-a967-4d119ab2cedd:APPROVED', 'return_answered', 'email', 'siti@contoh.id', '32499147-07bd-4724-b86b-eb1d231a25a7', '{"shop":"Sangrai Rimba","number":"INV-20261027-J5952","amount":"Rp 92.000","answer":"disetujui"}', 1793385623175, NULL, 1793385623175, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('7c52a65d-9949-4ba5-89e8-68f452c0c4a8', 'refunded:refund_return:f0aef26e-e0f0-43e7-a967-4d119ab2cedd', 'refunded', 'email', 'siti@contoh.id', '32499147-07bd-4724-b86b-eb1d231a25a7', '{"shop":"Sangrai Rimba","number":"INV-20261027-J5952","amount":"Rp 92.000"}', 1793392823175, NULL, 1793392823175, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('74a06da8-5f82-4648-9f36-bdbc2003e382', 'refunded:refund:c04c3e1d-19f6-4cd4-87b6-c888cfba6815', 'refunded', 'email', 'siti@contoh.id', 'c04c3e1d-19f6-4cd4-87b6-c888cfba6815', '{"shop":"Sangrai Rimba","number":"INV-20261112-VSR6P","amount":"Rp 27.000"}', 1794508823175, NULL, 1794508823175, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (1, 'f0aef26e-e0f0-43e7-a967-4d119ab2cedd', 'REQUESTED', 1793356823175, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (2, 'f0aef26e-e0f0-43e7-a967-4d119ab2cedd', 'REVIEWING', 1793364023175, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (3, 'f0aef26e-e0f0-43e7-a967-4d119ab2cedd', 'APPROVED', 1793385623175, 'Benar, satu barang tertinggal di gudang kami. Mohon maaf.');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (4, 'f0aef26e-e0f0-43e7-a967-4d119ab2cedd', 'REFUNDED', 1793392823175, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (5, 'f0aef26e-e0f0-43e7-a967-4d119ab2cedd', 'COMPLETED', 1793594423175, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (6, 'e5e28a01-e220-4a1b-bb5c-41d7929e2325', 'REQUESTED', 1795351223175, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (7, 'e5e28a01-e220-4a1b-bb5c-41d7929e2325', 'REVIEWING', 1795354823175, 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.');
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('f0aef26e-e0f0-43e7-a967-4d119ab2cedd', '88af1be3-107e-4061-825d-1724d39e1bce', 1);
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('e5e28a01-e220-4a1b-bb5c-41d7929e2325', '88f80ccf-f38a-44f4-9d4a-5dde7a92cdf8', 1);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('f0aef26e-e0f0-43e7-a967-4d119ab2cedd', 'RTN-20261030-6MNWQ', '32499147-07bd-4724-b86b-eb1d231a25a7', '3b50713f-582e-4018-a798-4aa882272bcf', 'COMPLETED', 'refund', 'Barang kurang/tidak lengkap', 'Saya pesan dua, di dalam paket hanya ada satu. Segel paket masih utuh waktu diterima.', '', NULL, NULL, NULL, 92000, 1793356823175);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('e5e28a01-e220-4a1b-bb5c-41d7929e2325', 'RTN-20261122-7GNZ3', '74357953-e885-45c5-9df5-6ca3867b3aad', '3b50713f-582e-4018-a798-4aa882272bcf', 'REVIEWING', 'refund', 'Paket tidak sampai', 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.', '', NULL, NULL, NULL, NULL, 1795351223175);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261027-J5952', '32499147-07bd-4724-b86b-eb1d231a25a7', 'PAID', 'simulator', 'bca_va', NULL, '', 262000, 0, 262000, 1, '', 1793068823175, 1793155223175, 1793072423175);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261105-TE7NH', '46d3931c-6f8a-4743-a494-68b63880722b', 'PAID', 'simulator', 'bri_va', NULL, '', 57500, 0, 57500, 1, '', 1793896823175, 1793983223175, 1793900423175);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261110-3A601', '528fbdad-e62a-495c-b208-3b8f5ae50502', 'EXPIRED', 'simulator', 'bni_va', NULL, '', 264000, 0, 264000, 1, '', 1794292823175, 1794379223175, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261112-VSR6P', 'c04c3e1d-19f6-4cd4-87b6-c888cfba6815', 'PAID', 'simulator', 'bri_va', NULL, '', 27000, 0, 27000, 1, '', 1794472823175, 1794559223175, 1794476423175);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261114-EYQD7', '58816cc3-9dba-479d-bdc7-e689bf5be128', 'EXPIRED', 'simulator', 'bca_va', NULL, '', 103000, 0, 103000, 1, '', 1794652823175, 1794739223175, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261118-H8BYS', '74357953-e885-45c5-9df5-6ca3867b3aad', 'PAID', 'simulator', 'bca_va', NULL, '', 597000, 0, 597000, 1, '', 1795012823175, 1795099223175, 1795016423175);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-K792G', '840b389a-f06d-42a5-ad19-d8de428fc0cb', 'COD', 'cod', 'cod', NULL, '', 772000, 0, 772000, 1, '', 1795149623175, 1795236023175, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-ZCZW9', '4f2397af-f569-42e6-9ecd-010c2a087b9f', 'PAID', 'simulator', 'bni_va', NULL, '', 162000, 0, 162000, 1, '', 1795192823175, 1795279223175, 1795196423175);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-VG96X', '12ab2b59-d07e-4f53-a1bd-97e2c7be9db1', 'PAID', 'simulator', 'bri_va', NULL, '', 159000, 0, 159000, 1, '', 1795250423175, 1795336823175, 1795250783175);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261122-8WEN7', 'e6495317-d3ed-47ab-8161-496d76ef4e62', 'PAID', 'simulator', 'bca_va', NULL, '', 535000, 0, 535000, 1, '', 1795344023175, 1795430423175, 1795347623175);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-C3TKB', 'b16edfc0-dae0-4ee6-8ef6-8a3143541f5a', 'PAID', 'simulator', 'bca_va', NULL, '', 388000, 0, 388000, 1, '', 1795371023175, 1795457423175, 1795371383175);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-0AMWX', 'f033c02c-b2c6-4750-9e35-603115762cc8', 'UNPAID', 'simulator', 'bri_va', NULL, '', 96000, 0, 96000, 1, '', 1795372103175, 1795458503175, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261116-61SHP', 'fcbd9340-66b7-4774-a76b-999742f3f5a3', 'PAID', 'simulator', 'bca_va', NULL, '', 49000, 0, 49000, 1, '', 1794832823175, 1794919223175, 1794833183175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261027-J5952-1', 'BILL-20261027-J5952', 1, 'simulator', 'bca_va', 262000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793068823175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261105-TE7NH-1', 'BILL-20261105-TE7NH', 1, 'simulator', 'bri_va', 57500, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793896823175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261110-3A601-1', 'BILL-20261110-3A601', 1, 'simulator', 'bni_va', 264000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'cancelled', 0, 1794292823175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261112-VSR6P-1', 'BILL-20261112-VSR6P', 1, 'simulator', 'bri_va', 27000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794472823175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261114-EYQD7-1', 'BILL-20261114-EYQD7', 1, 'simulator', 'bca_va', 103000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'expired', 0, 1794652823175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261118-H8BYS-1', 'BILL-20261118-H8BYS', 1, 'simulator', 'bca_va', 597000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795012823175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261120-ZCZW9-1', 'BILL-20261120-ZCZW9', 1, 'simulator', 'bni_va', 162000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795192823175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-VG96X-1', 'BILL-20261121-VG96X', 1, 'simulator', 'bri_va', 159000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795250423175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261122-8WEN7-1', 'BILL-20261122-8WEN7', 1, 'simulator', 'bca_va', 535000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795344023175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-C3TKB-1', 'BILL-20261123-C3TKB', 1, 'simulator', 'bca_va', 388000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795371023175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-0AMWX-1', 'BILL-20261123-0AMWX', 1, 'simulator', 'bri_va', 96000, 0, NULL, '', '28fcf2c1-a511-4f2c-b1a0-5a18ce49acd6', '000046331363061237', NULL, NULL, NULL, 'pending', 0, 1795372103175);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261116-61SHP-1', 'BILL-20261116-61SHP', 1, 'simulator', 'bca_va', 49000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794832823175);
--> statement-breakpoint
INSERT INTO "order_event" VALUES (1, '32499147-07bd-4724-b86b-eb1d231a25a7', 'PENDING', 1793068823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (2, '32499147-07bd-4724-b86b-eb1d231a25a7', 'PAYMENT_CONFIRMED', 1793072423175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (3, '32499147-07bd-4724-b86b-eb1d231a25a7', 'PROCESSING', 1793104823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (4, '32499147-07bd-4724-b86b-eb1d231a25a7', 'SHIPPING', 1793176823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (5, '32499147-07bd-4724-b86b-eb1d231a25a7', 'DELIVERED', 1793338823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (6, '32499147-07bd-4724-b86b-eb1d231a25a7', 'COMPLETED', 1793598023175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (7, '32499147-07bd-4724-b86b-eb1d231a25a7', 'refunded_return', 1793392823175, 'Rp 92.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (8, '46d3931c-6f8a-4743-a494-68b63880722b', 'PENDING', 1793896823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (9, '46d3931c-6f8a-4743-a494-68b63880722b', 'PAYMENT_CONFIRMED', 1793900423175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (10, '46d3931c-6f8a-4743-a494-68b63880722b', 'PROCESSING', 1793914823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (11, '46d3931c-6f8a-4743-a494-68b63880722b', 'SHIPPING', 1793968823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (12, '46d3931c-6f8a-4743-a494-68b63880722b', 'DELIVERED', 1794112823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (13, '46d3931c-6f8a-4743-a494-68b63880722b', 'COMPLETED', 1794372023175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (14, '528fbdad-e62a-495c-b208-3b8f5ae50502', 'PENDING', 1794292823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (15, '528fbdad-e62a-495c-b208-3b8f5ae50502', 'CANCEL', 1794300023175, 'Ingin mengganti barang yang dipesan');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (16, 'c04c3e1d-19f6-4cd4-87b6-c888cfba6815', 'PENDING', 1794472823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (17, 'c04c3e1d-19f6-4cd4-87b6-c888cfba6815', 'PAYMENT_CONFIRMED', 1794476423175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (18, 'c04c3e1d-19f6-4cd4-87b6-c888cfba6815', 'CANCEL', 1794508823175, 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (19, 'c04c3e1d-19f6-4cd4-87b6-c888cfba6815', 'refunded', 1794508823175, 'Rp 27.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (20, '58816cc3-9dba-479d-bdc7-e689bf5be128', 'PENDING', 1794652823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (21, '58816cc3-9dba-479d-bdc7-e689bf5be128', 'EXPIRED', 1794739223175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (22, '74357953-e885-45c5-9df5-6ca3867b3aad', 'PENDING', 1795012823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (23, '74357953-e885-45c5-9df5-6ca3867b3aad', 'PAYMENT_CONFIRMED', 1795016423175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (24, '74357953-e885-45c5-9df5-6ca3867b3aad', 'PROCESSING', 1795048823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (25, '74357953-e885-45c5-9df5-6ca3867b3aad', 'SHIPPING', 1795099223175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (26, '74357953-e885-45c5-9df5-6ca3867b3aad', 'DELIVERED', 1795300823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (27, '840b389a-f06d-42a5-ad19-d8de428fc0cb', 'PENDING', 1795149623175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (28, '840b389a-f06d-42a5-ad19-d8de428fc0cb', 'PROCESSING', 1795149623175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (29, '840b389a-f06d-42a5-ad19-d8de428fc0cb', 'SHIPPING', 1795293623175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (30, '4f2397af-f569-42e6-9ecd-010c2a087b9f', 'PENDING', 1795192823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (31, '4f2397af-f569-42e6-9ecd-010c2a087b9f', 'PAYMENT_CONFIRMED', 1795196423175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (32, '4f2397af-f569-42e6-9ecd-010c2a087b9f', 'PROCESSING', 1795228823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (33, '4f2397af-f569-42e6-9ecd-010c2a087b9f', 'SHIPPING', 1795279223175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (34, '12ab2b59-d07e-4f53-a1bd-97e2c7be9db1', 'PENDING', 1795250423175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (35, '12ab2b59-d07e-4f53-a1bd-97e2c7be9db1', 'PAYMENT_CONFIRMED', 1795250783175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (36, '12ab2b59-d07e-4f53-a1bd-97e2c7be9db1', 'PROCESSING', 1795275623175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (37, '12ab2b59-d07e-4f53-a1bd-97e2c7be9db1', 'CHANGE_PROCESSING', 1795354823175, 'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (38, 'e6495317-d3ed-47ab-8161-496d76ef4e62', 'PENDING', 1795344023175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (39, 'e6495317-d3ed-47ab-8161-496d76ef4e62', 'PAYMENT_CONFIRMED', 1795347623175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (40, 'e6495317-d3ed-47ab-8161-496d76ef4e62', 'PROCESSING', 1795362023175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (41, 'b16edfc0-dae0-4ee6-8ef6-8a3143541f5a', 'PENDING', 1795371023175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (42, 'b16edfc0-dae0-4ee6-8ef6-8a3143541f5a', 'PAYMENT_CONFIRMED', 1795371383175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (43, 'f033c02c-b2c6-4750-9e35-603115762cc8', 'PENDING', 1795372103175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (44, 'fcbd9340-66b7-4774-a76b-999742f3f5a3', 'PENDING', 1794832823175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (45, 'fcbd9340-66b7-4774-a76b-999742f3f5a3', 'PAYMENT_CONFIRMED', 1794833183175, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (46, 'fcbd9340-66b7-4774-a76b-999742f3f5a3', 'COMPLETED', 1794833183175, '');
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('32499147-07bd-4724-b86b-eb1d231a25a7', 0, '10004692-3868-47da-a21d-06e31e8942e7', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('32499147-07bd-4724-b86b-eb1d231a25a7', 1, '88af1be3-107e-4061-825d-1724d39e1bce', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'Biji utuh', 'arabika-toraja-sapan', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 92000, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('46d3931c-6f8a-4743-a494-68b63880722b', 0, '69e10142-9ce2-4764-aa43-b5a643fb976c', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', '', 'robusta-lampung-tubruk', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 39500, 1, 360, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('528fbdad-e62a-495c-b208-3b8f5ae50502', 0, 'bed540c6-b112-41df-9a19-ce939e315f9e', 'Kopi Drip Bag Pagi Pesisir Isi 10', '', 'drip-bag-pagi-isi-10', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 82000, 3, 190, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('c04c3e1d-19f6-4cd4-87b6-c888cfba6815', 0, '50230870-6505-49d1-9bb9-3916686ea897', 'Kopi Drip Bag Satuan 10 g', 'Gayo', 'drip-bag-satuan', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 9000, 1, 15, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('58816cc3-9dba-479d-bdc7-e689bf5be128', 0, 'f7be9e0c-5029-4eb5-a7c2-3235f4df7fa1', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'Gula Aren', 'kopi-botol-dingin-1-liter', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 85000, 1, 1250, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('74357953-e885-45c5-9df5-6ca3867b3aad', 0, '03682e00-62fc-4b61-b173-9e8b794796e1', 'Dripper Keramik 1–2 Cangkir', 'Putih', 'dripper-keramik', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 145000, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('74357953-e885-45c5-9df5-6ca3867b3aad', 1, '60ed1174-b018-4af9-839f-09ece306c8aa', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'Hitam', 'ketel-leher-angsa-800-ml', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 345000, 1, 780, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('74357953-e885-45c5-9df5-6ca3867b3aad', 2, '88f80ccf-f38a-44f4-9d4a-5dde7a92cdf8', 'Cangkir Keramik dengan Tatakan 220 ml', 'Gading', 'cangkir-keramik-220-ml', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 89000, 1, 640, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('840b389a-f06d-42a5-ad19-d8de428fc0cb', 0, '14effadd-7a57-4f60-b445-b5c1da6c1ff3', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', '', 'set-seduh-manual-pemula', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 749000, 1, 2100, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('4f2397af-f569-42e6-9ecd-010c2a087b9f', 0, '88cc2cd6-6ed1-42e2-8ca3-b23848513435', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', '250 g, Biji utuh, Sedang', 'blend-senja-espreso', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 72000, 2, 280, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('12ab2b59-d07e-4f53-a1bd-97e2c7be9db1', 0, '746a6c7c-ac02-47a4-961c-72115e17ae5b', 'Blend Embun untuk Seduh Saring', '200 g, Biji utuh, Kantong', 'blend-embun-saring', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 79000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('12ab2b59-d07e-4f53-a1bd-97e2c7be9db1', 1, 'd32db4cb-40b1-49f6-b724-4283c91327df', 'Blend Tubruk Warung Bungkus Kertas 500 g', '', 'blend-tubruk-warung', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 62000, 1, 530, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('e6495317-d3ed-47ab-8161-496d76ef4e62', 0, 'be8d2d86-3983-44ea-9a20-8c00de0451f1', 'Kopi Dekafein Gayo Proses Air 200 g', 'Biji utuh', 'kopi-dekafein-malam', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 118000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('e6495317-d3ed-47ab-8161-496d76ef4e62', 1, '74b84075-c0f4-46e9-9af4-8ed082c1b315', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'Hitam', 'penggiling-tangan-gerigi-baja', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 399000, 1, 690, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b16edfc0-dae0-4ee6-8ef6-8a3143541f5a', 0, '4042afa5-51f0-4b81-81db-aaf13b1882ad', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'Hitam', 'timbangan-seduh-0-1-g', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 185000, 2, 380, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('f033c02c-b2c6-4750-9e35-603115762cc8', 0, '10004692-3868-47da-a21d-06e31e8942e7', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('fcbd9340-66b7-4774-a76b-999742f3f5a3', 0, '70a1ff9f-19bb-4637-8224-e4a9287a99b9', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', '', 'kelas-seduh-e-book', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 49000, 1, 0, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('32499147-07bd-4724-b86b-eb1d231a25a7', 'INV-20261027-J5952', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 690, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 262000, 18000, 18000, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 262000, 0, NULL, NULL, NULL, 'SIM000068823175', 1793068823175, 1793068823175, NULL, 0, 0, 0, NULL, 1793155223175, 1793338823175);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('46d3931c-6f8a-4743-a494-68b63880722b', 'INV-20261105-TE7NH', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 360, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 39500, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 57500, 0, NULL, NULL, NULL, 'SIM000096823175', 1793896823175, 1793896823175, NULL, 0, 0, 0, NULL, 1793983223175, 1794112823175);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('528fbdad-e62a-495c-b208-3b8f5ae50502', 'INV-20261110-3A601', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 570, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 246000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 264000, 0, NULL, NULL, NULL, NULL, 1794292823175, 1794292823175, NULL, 0, 0, 0, NULL, 1794379223175, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('c04c3e1d-19f6-4cd4-87b6-c888cfba6815', 'INV-20261112-VSR6P', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 15, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 9000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 27000, 0, NULL, NULL, NULL, NULL, 1794472823175, 1794472823175, NULL, 0, 0, 0, NULL, 1794559223175, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('58816cc3-9dba-479d-bdc7-e689bf5be128', 'INV-20261114-EYQD7', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'EXPIRED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1250, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 85000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 103000, 0, NULL, NULL, NULL, NULL, 1794652823175, 1794652823175, NULL, 0, 0, 0, NULL, 1794739223175, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('74357953-e885-45c5-9df5-6ca3867b3aad', 'INV-20261118-H8BYS', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'DELIVERED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1940, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 579000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 597000, 0, NULL, NULL, NULL, 'SIM000012823175', 1795012823175, 1795012823175, NULL, 0, 0, 0, NULL, 1795099223175, 1795300823175);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('840b389a-f06d-42a5-ad19-d8de428fc0cb', 'INV-20261120-K792G', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 2100, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'cod', 'cod', '', 749000, 18000, 0, 0, 5000, 0, 0, 0, 0, 0, '[]', 0, 772000, 0, NULL, NULL, NULL, 'SIM000049623175', 1795149623175, 1795149623175, NULL, 0, 0, 0, NULL, 1795236023175, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('4f2397af-f569-42e6-9ecd-010c2a087b9f', 'INV-20261120-ZCZW9', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 560, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 144000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 162000, 0, NULL, NULL, NULL, 'SIM000092823175', 1795192823175, 1795192823175, NULL, 0, 0, 0, NULL, 1795279223175, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('12ab2b59-d07e-4f53-a1bd-97e2c7be9db1', 'INV-20261121-VG96X', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'CHANGE_PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 141000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 159000, 0, NULL, NULL, NULL, NULL, 1795250423175, 1795250423175, NULL, 0, 0, 0, NULL, 1795336823175, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('e6495317-d3ed-47ab-8161-496d76ef4e62', 'INV-20261122-8WEN7', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 920, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 517000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 535000, 0, NULL, NULL, NULL, NULL, 1795344023175, 1795344023175, NULL, 0, 0, 0, NULL, 1795430423175, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b16edfc0-dae0-4ee6-8ef6-8a3143541f5a', 'INV-20261123-C3TKB', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'PAYMENT_CONFIRMED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 370000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 388000, 0, NULL, NULL, NULL, NULL, 1795371023175, 1795371023175, NULL, 0, 0, 0, NULL, 1795457423175, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('f033c02c-b2c6-4750-9e35-603115762cc8', 'INV-20261123-0AMWX', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'PENDING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 230, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 78000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 96000, 0, NULL, NULL, NULL, NULL, 1795372103175, 1795372103175, NULL, 0, 0, 0, NULL, 1795458503175, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('fcbd9340-66b7-4774-a76b-999742f3f5a3', 'INV-20261116-61SHP', '3b50713f-582e-4018-a798-4aa882272bcf', NULL, 'COMPLETED', 1, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":null,"province":"","regency":"","district":"","village":"","postcode":null,"street":null,"courierNote":null,"latitude":null,"longitude":null}', 0, NULL, '', '', NULL, NULL, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 49000, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 49000, 0, NULL, NULL, NULL, NULL, 1794832823175, 1794832823175, NULL, 0, 0, 0, NULL, 1794919223175, NULL);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('32499147-07bd-4724-b86b-eb1d231a25a7', '10004692-3868-47da-a21d-06e31e8942e7', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('32499147-07bd-4724-b86b-eb1d231a25a7', '88af1be3-107e-4061-825d-1724d39e1bce', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('46d3931c-6f8a-4743-a494-68b63880722b', '69e10142-9ce2-4764-aa43-b5a643fb976c', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('528fbdad-e62a-495c-b208-3b8f5ae50502', 'bed540c6-b112-41df-9a19-ce939e315f9e', 3, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('c04c3e1d-19f6-4cd4-87b6-c888cfba6815', '50230870-6505-49d1-9bb9-3916686ea897', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('58816cc3-9dba-479d-bdc7-e689bf5be128', 'f7be9e0c-5029-4eb5-a7c2-3235f4df7fa1', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('74357953-e885-45c5-9df5-6ca3867b3aad', '03682e00-62fc-4b61-b173-9e8b794796e1', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('74357953-e885-45c5-9df5-6ca3867b3aad', '60ed1174-b018-4af9-839f-09ece306c8aa', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('74357953-e885-45c5-9df5-6ca3867b3aad', '88f80ccf-f38a-44f4-9d4a-5dde7a92cdf8', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('840b389a-f06d-42a5-ad19-d8de428fc0cb', '14effadd-7a57-4f60-b445-b5c1da6c1ff3', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('4f2397af-f569-42e6-9ecd-010c2a087b9f', '88cc2cd6-6ed1-42e2-8ca3-b23848513435', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('12ab2b59-d07e-4f53-a1bd-97e2c7be9db1', '746a6c7c-ac02-47a4-961c-72115e17ae5b', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('12ab2b59-d07e-4f53-a1bd-97e2c7be9db1', 'd32db4cb-40b1-49f6-b724-4283c91327df', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('e6495317-d3ed-47ab-8161-496d76ef4e62', 'be8d2d86-3983-44ea-9a20-8c00de0451f1', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('e6495317-d3ed-47ab-8161-496d76ef4e62', '74b84075-c0f4-46e9-9af4-8ed082c1b315', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b16edfc0-dae0-4ee6-8ef6-8a3143541f5a', '4042afa5-51f0-4b81-81db-aaf13b1882ad', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('f033c02c-b2c6-4750-9e35-603115762cc8', '10004692-3868-47da-a21d-06e31e8942e7', 1, 'HELD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('fcbd9340-66b7-4774-a76b-999742f3f5a3', '70a1ff9f-19bb-4637-8224-e4a9287a99b9', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('037dcda0-7f96-43d3-b73e-935fce4cab43', '4c001a0e-f6bd-442a-8abc-bdc21d17289e', NULL, 'Kelas Seduh - 30 Resep Kopi Rumahan.pdf', 797, 1795372822895);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('66582064-d244-40af-a071-4b2538d64d2f', '5684ecdc-7127-4889-9430-1685d3212a5d', NULL, 'Kelas Seni Latte - Daftar Pelajaran.pdf', 794, 1795372822916);
--> statement-breakpoint
INSERT INTO "licence" VALUES (1, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-23FF-B7D1-9B58', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (2, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-206D-59C0-697E', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (3, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-BDB2-97B4-58AE', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (4, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-817A-F247-8874', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (5, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-ECD9-3DB6-43B3', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (6, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-1A65-D378-4255', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (7, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-FFB6-6327-83DA', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (8, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-42E7-350C-3041', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (9, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-5167-E5A0-29CC', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (10, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-4D33-5F98-8B76', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (11, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-4A95-6415-0FA6', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (12, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-38C4-299D-584A', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (13, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-D073-5F03-D4B1', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (14, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-A4E8-3AED-96BD', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (15, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-D7BE-75A0-7695', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (16, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-C1AB-A597-22AA', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (17, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-293D-4388-15EB', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (18, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-DA4D-7FA9-3878', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (19, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-5A29-BFDB-3D46', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (20, '512f2b7f-8a02-48de-b376-ff01636ea614', 'RIMBA-A417-378D-DAD4', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (21, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-66F8-3F6F-C705', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (22, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-6629-4EA3-B50A', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (23, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-0CA6-6F6A-C06F', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (24, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-D3E0-EF64-AD42', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (25, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-4551-40F0-C6BA', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (26, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-0E81-0803-79F3', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (27, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-CC9C-E813-69B9', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (28, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-4DBB-B152-CF05', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (29, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-1599-9B33-4F59', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (30, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-65D7-BB37-C3E2', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (31, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-174B-A75A-23EF', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (32, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-B2A3-714E-CDBD', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (33, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-B80F-1530-41C6', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (34, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-D046-8897-A229', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (35, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-DA17-E193-5D72', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (36, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-0947-E52D-69D4', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (37, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-AA90-46E6-9B47', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (38, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-22F2-6A6F-801F', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (39, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-5CDD-3983-8968', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (40, 'e843f223-771d-4d85-a657-b72dda87fcc0', 'RIMBA-31E9-760A-C5C5', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (41, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-8347-D2F1-7EC2', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (42, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-5F1D-0C73-8AB9', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (43, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-3D1B-D1E9-5C2D', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (44, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-8DE6-CCFD-E5E3', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (45, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-A94D-202A-C4DC', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (46, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-E089-10F1-02BB', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (47, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-4764-76B4-B643', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (48, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-B187-EF56-8AE1', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (49, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-FA7E-0E4F-EB07', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (50, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-3EA1-E64A-C962', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (51, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-683E-C326-FBC8', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (52, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-04AA-BCD0-84C7', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (53, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-CA28-9135-93B2', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (54, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-635D-ACBD-9BC5', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (55, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-8BA5-4B4C-BCE4', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (56, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-B6C8-75C0-A44B', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (57, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-149E-E3F7-C92F', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (58, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-A8A9-C7CD-9799', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (59, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-3932-E3EA-2C95', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "licence" VALUES (60, 'd90d6c90-f384-4a6f-9c3e-c469c083475d', 'RIMBA-FDEE-62DB-C25C', NULL, 1795372822763);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (1, '32499147-07bd-4724-b86b-eb1d231a25a7', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793180063175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (2, '32499147-07bd-4724-b86b-eb1d231a25a7', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793201123175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (3, '32499147-07bd-4724-b86b-eb1d231a25a7', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1793225423175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (4, '32499147-07bd-4724-b86b-eb1d231a25a7', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1793290223175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (5, '32499147-07bd-4724-b86b-eb1d231a25a7', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1793322623175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (6, '32499147-07bd-4724-b86b-eb1d231a25a7', 'delivered', 'Paket telah diterima', 'Coblong', 1793338823175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (7, '46d3931c-6f8a-4743-a494-68b63880722b', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793971703175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (8, '46d3931c-6f8a-4743-a494-68b63880722b', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793990423175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (9, '46d3931c-6f8a-4743-a494-68b63880722b', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1794012023175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (10, '46d3931c-6f8a-4743-a494-68b63880722b', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1794069623175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (11, '46d3931c-6f8a-4743-a494-68b63880722b', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1794098423175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (12, '46d3931c-6f8a-4743-a494-68b63880722b', 'delivered', 'Paket telah diterima', 'Coblong', 1794112823175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (13, '74357953-e885-45c5-9df5-6ca3867b3aad', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795103255175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (14, '74357953-e885-45c5-9df5-6ca3867b3aad', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795129463175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (15, '74357953-e885-45c5-9df5-6ca3867b3aad', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795159703175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (16, '74357953-e885-45c5-9df5-6ca3867b3aad', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795240343175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (17, '74357953-e885-45c5-9df5-6ca3867b3aad', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795280663175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (18, '74357953-e885-45c5-9df5-6ca3867b3aad', 'delivered', 'Paket telah diterima', 'Coblong', 1795300823175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (19, '840b389a-f06d-42a5-ad19-d8de428fc0cb', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795296071175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (20, '840b389a-f06d-42a5-ad19-d8de428fc0cb', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795311983175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (21, '840b389a-f06d-42a5-ad19-d8de428fc0cb', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795330343175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (22, '840b389a-f06d-42a5-ad19-d8de428fc0cb', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795379303175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (23, '840b389a-f06d-42a5-ad19-d8de428fc0cb', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795403783175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (24, '4f2397af-f569-42e6-9ecd-010c2a087b9f', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795281959175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (25, '4f2397af-f569-42e6-9ecd-010c2a087b9f', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795299743175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (26, '4f2397af-f569-42e6-9ecd-010c2a087b9f', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795320263175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (27, '4f2397af-f569-42e6-9ecd-010c2a087b9f', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795374983175);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (28, '4f2397af-f569-42e6-9ecd-010c2a087b9f', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795402343175);
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (1, 1795372822763, 'platform', 'import.batch', '', '[{"field":"categories","after":"[{\"slug\":\"biji-kopi\",\"name\":\"Biji Kopi\",\"image\":\"/assets/contoh-1/kopi/kategori-biji.webp\",\"parentSlug\":null},{\"slug\":\"racikan\",\"name\":\"Racikan\",\"image\":\"/assets/contoh-1/kopi/blend-senja.webp\",\"parentSlug\":null},{\"slug\":\"siap-seduh\",\"name\":\"Siap Seduh\",\"image\":\"/assets/contoh-1/kopi/kategori-siap-s…"},{"field":"products","after":"[{\"slug\":\"arabika-gayo-atu-lintang\",\"name\":\"Kopi Arabika Gayo Atu Lintang Full Wash\",\"categorySlug\":\"biji-kopi\",\"description\":\"Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.\\n\\nRasa: cokelat, jeruk manis, dan…"},{"field":"licences"},{"field":"vouchers","after":"[{\"code\":\"SERUPUT\",\"title\":\"Diskon 10%\",\"description\":\"Untuk semua isi toko.\",\"startsAt\":\"2025-10-18T18:40:22.726Z\",\"endsAt\":\"2028-04-06T16:59:59.999Z\",\"cashback\":false,\"percentage\":true,\"amount\":10,\"maximum\":25000,\"minimum\":120000,\"forShipping\":false,\"quota\":null,\"perCustomer\":null,\"categories\":[],…"},{"field":"articleCategories","after":"[{\"slug\":\"menyeduh\",\"name\":\"Menyeduh\"},{\"slug\":\"biji-dan-simpan\",\"name\":\"Biji & Simpan\"}]"},{"field":"articles","after":"[{\"slug\":\"menyeduh-v60-di-rumah\",\"title\":\"Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi\",\"categorySlug\":\"menyeduh\",\"image\":\"/assets/contoh-1/kopi/dripper-keramik-seduh.webp\",\"summary\":\"Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.\",\"body\":[{\"kind\":\"parag…"},{"field":"information","after":"[{\"slug\":\"tentang-kami\",\"title\":\"Tentang Kami\",\"summary\":\"Siapa kami dan bagaimana kami bekerja\",\"body\":[{\"kind\":\"paragraph\",\"text\":\"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu …"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (2, 1795372822895, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-seduh-e-book"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (3, 1795372822916, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-video-seni-latte"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (4, 1795372823175, 'platform', 'demo.fill', '', '[{"field":"flashSales","after":"true"},{"field":"reviews"},{"field":"customer"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (5, 1795372823315, 'platform', 'shop.open', '', '[]');
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('audit', '', 1795377660000, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-coins', '3b50713f-582e-4018-a798-4aa882272bcf', 1825908023175, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('complete-order', '74357953-e885-45c5-9df5-6ca3867b3aad', 1795560023175, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-payment', 'f033c02c-b2c6-4750-9e35-603115762cc8', 1795458503175, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('check-payment', 'f033c02c-b2c6-4750-9e35-603115762cc8', 1795372943175, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795366800000:end', 1795388400000, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:start', 1795388400000, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:end', 1795410000000, 0, 0);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5fe005d-b546-41c3-b914-da97c563a327', '7618f969-5b56-45a4-9787-389c281e22c7', '', 'W***n S.', 5, 'Dua menit selesai dan ampasnya keluar seperti kue, tinggal ketuk.', '[]', NULL, NULL, NULL, 1794958823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('61d32502-cc24-4af5-a402-dc733a497f2c', '7618f969-5b56-45a4-9787-389c281e22c7', '', 'B***g H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794818423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('47f391a0-b13f-41c9-b604-26266203feda', '7618f969-5b56-45a4-9787-389c281e22c7', '', 'A***s S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794339623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88d6a328-0281-4b08-b2f1-7745849ff0b6', '7618f969-5b56-45a4-9787-389c281e22c7', '', 'C***t M.', 4, 'Menekannya butuh tenaga di awal. Pastikan gelasnya kokoh.', '[]', NULL, NULL, NULL, 1794231623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9110c4f1-fb0f-4394-b79b-40b61221d079', '7618f969-5b56-45a4-9787-389c281e22c7', '', 'S***i A.', 5, 'Masuk tas gunung, jatuh dari batu pun selamat. Kopinya bersih.', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', NULL, NULL, NULL, 1794026423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6932f43b-b7f7-43c4-a6ab-e6782f61eb87', '7618f969-5b56-45a4-9787-389c281e22c7', '', 'J***o S.', 4, 'Karetnya masih rapat setelah setengah tahun. Simpan dalam keadaan terlepas.', '[]', NULL, NULL, NULL, 1793835623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('233efb49-90f2-47f8-b6ec-7c33302bf94d', '7618f969-5b56-45a4-9787-389c281e22c7', '', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793659223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7042fbe7-e925-4a08-80d5-4a675b881bb1', '7618f969-5b56-45a4-9787-389c281e22c7', '', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793576423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('00484dd2-0529-45af-ac62-0d8a8c8d0fc7', '7618f969-5b56-45a4-9787-389c281e22c7', '', 'A***i B.', 5, 'Seratus kertasnya tahan empat bulan di saya.', '[]', NULL, NULL, NULL, 1793234423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38cbc6ec-7876-48f6-88df-49c651c62ec7', '1abc9fa9-5a96-4b24-b979-91e57920301b', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795106423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('46929dde-8e00-43fd-bcce-a515cd7311db', '1abc9fa9-5a96-4b24-b979-91e57920301b', 'Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794915623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('43e8259e-fe49-494d-8367-4984e0556a39', '1abc9fa9-5a96-4b24-b979-91e57920301b', 'Biji utuh', 'R***y R.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1794552023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('97840f88-b650-4dc2-bb2d-2d73d2276945', '1abc9fa9-5a96-4b24-b979-91e57920301b', 'Biji utuh', 'N***i K.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794202823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('13714088-ebd6-4008-abc7-202b2e27a975', '1abc9fa9-5a96-4b24-b979-91e57920301b', 'Sedang', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793594423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('553a6ec3-6206-4b38-adf6-f9cdb3477fed', '1abc9fa9-5a96-4b24-b979-91e57920301b', 'Biji utuh', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1793050823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('238c0410-07ba-47dd-b084-7eff855bd014', '1abc9fa9-5a96-4b24-b979-91e57920301b', 'Biji utuh', 'A***s S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792989623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f3a9fc6-47c7-4a20-a5eb-652051aa1e86', '1abc9fa9-5a96-4b24-b979-91e57920301b', 'Sedang', 'A***i B.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792928423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b3ca228d-7c20-4130-a8e9-397be219f112', '1abc9fa9-5a96-4b24-b979-91e57920301b', 'Biji utuh', 'A***f H.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792849223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c4cac94-de5c-42a0-945f-7a3504571ea0', '1abc9fa9-5a96-4b24-b979-91e57920301b', 'Sedang', 'F***i H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792716023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1e0b2941-b1d9-4ef1-9614-dff51d08fa1d', 'f806556a-a8f0-438e-808a-8d7b531228a9', '500 g, Biji utuh', 'D***s A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1795005623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb5a3128-f466-4f40-b1c4-7de26893072d', 'f806556a-a8f0-438e-808a-8d7b531228a9', '200 g, Halus', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1794436823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d588253-df2b-4350-90e1-982ebc07cea6', 'f806556a-a8f0-438e-808a-8d7b531228a9', '500 g, Halus', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794188423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ea51a8e9-80de-464b-8c72-073563a24a5c', 'f806556a-a8f0-438e-808a-8d7b531228a9', '500 g, Biji utuh', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1793619623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a01b92e2-d46d-45b8-9de0-a87aa644a0ca', 'f806556a-a8f0-438e-808a-8d7b531228a9', '200 g, Sedang', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793295623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed3aebf3-b99d-4b22-9b26-8ad2313e9a23', 'f806556a-a8f0-438e-808a-8d7b531228a9', '500 g, Halus', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792888823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('77af733d-aa72-4ca5-88e4-192f317f47e5', 'f806556a-a8f0-438e-808a-8d7b531228a9', '500 g, Biji utuh', 'P***i M.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792356023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef44134a-8b34-4f20-8a8e-4870dea0ee08', 'f806556a-a8f0-438e-808a-8d7b531228a9', '500 g, Halus', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792305623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('02a6181d-e9b9-48d4-aca2-d90172e75c42', 'f806556a-a8f0-438e-808a-8d7b531228a9', '200 g, Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791762023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e1acc707-5126-4f7e-879f-75177ecf652d', 'f806556a-a8f0-438e-808a-8d7b531228a9', '500 g, Halus', 'N***i', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791682823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a01de36a-a8a3-470c-ba3e-932eae665525', 'f806556a-a8f0-438e-808a-8d7b531228a9', '500 g, Biji utuh', 'D***i A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1791603623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5e86230-85c9-453a-aea5-e4b738969ff5', 'a53a540c-f346-434f-b731-1b2935eb7f99', '200 g, Biji utuh', 'A***f H.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794876023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d02112df-81d9-4d26-9a3e-a31ca91886ba', 'a53a540c-f346-434f-b731-1b2935eb7f99', '500 g, Sedang', 'D***n P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1794714023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08db947e-59a2-42f4-bf80-d82ef9780677', 'a53a540c-f346-434f-b731-1b2935eb7f99', '200 g, Biji utuh', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794534023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de2a01b2-5c3f-4834-9abb-e055884daa74', 'a53a540c-f346-434f-b731-1b2935eb7f99', '500 g, Sedang', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1794487223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ab801c41-7824-49ee-a930-e63d5c927742', 'a53a540c-f346-434f-b731-1b2935eb7f99', '500 g, Halus', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793860823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b54bba5f-78fa-4fa5-9975-6c2a4d70c455', 'a53a540c-f346-434f-b731-1b2935eb7f99', '500 g, Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793421623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0871f1bb-2b27-45b0-bed8-be8b283113a1', 'a53a540c-f346-434f-b731-1b2935eb7f99', '500 g, Halus', 'C***t M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1792914023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('069f0d6a-0601-449b-ace8-a57d0cdd878f', 'a53a540c-f346-434f-b731-1b2935eb7f99', '500 g, Halus', 'J***o S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792503623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38278535-984e-4ec7-96e7-f51936127eb6', 'a53a540c-f346-434f-b731-1b2935eb7f99', '200 g, Biji utuh', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792136423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('84e6b0e6-c4e6-4fca-a29a-959a0446a88c', 'a53a540c-f346-434f-b731-1b2935eb7f99', '200 g, Kasar', 'D***s A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791528023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c10f54ca-e10e-4140-a09f-83143f97c7a0', 'a53a540c-f346-434f-b731-1b2935eb7f99', '1 kg, Biji utuh', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791052823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c46d0ab3-987d-4a5c-8291-942e9a7133da', 'a53a540c-f346-434f-b731-1b2935eb7f99', '1 kg, Biji utuh', 'N***i K.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1790635223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a185aa12-9b1d-4477-9432-dd4cb81981c9', 'a53a540c-f346-434f-b731-1b2935eb7f99', '200 g, Kasar', 'W***n S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1790088023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e9dd7a88-e708-42aa-87eb-7c8660f73678', 'a53a540c-f346-434f-b731-1b2935eb7f99', '200 g, Biji utuh', 'B***g H.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1789522823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('105a7b60-52a8-41bf-b106-ebc4070f5289', 'a53a540c-f346-434f-b731-1b2935eb7f99', '500 g, Biji utuh', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1789188023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('080b2b66-6c3e-40ba-9743-c94245db1853', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '200 g, Biji utuh', 'Y***a T.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795048823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ea3b4024-a8b7-453f-92e1-a83291de1fdc', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '200 g, Biji utuh', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1794742823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a1c064f1-3441-47ac-963d-4843570e3b4b', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '100 g, Sedang', 'S***i W.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794386423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('004de616-879a-461f-b490-b630cad81a45', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '200 g, Sedang', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794145223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('700a0c3c-a63e-4633-b3ec-b7bd2b1a4445', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '100 g, Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793752823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('14c7ca9b-f256-4064-af1f-6723e8a59de0', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '100 g, Biji utuh', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1793112023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('079633eb-e08a-4ee3-a492-7356d7388924', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '200 g, Biji utuh', 'R***y R.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792827623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3c0ded21-4e6a-4b2e-b1e7-72c607c22c6b', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '200 g, Biji utuh', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792726823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0b0c2ea3-9771-47bd-bb71-d4826c787446', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '200 g, Biji utuh', 'S***i A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792546823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('34104fae-dd2e-4281-b096-9213646d7d94', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '100 g, Sedang', 'J***o S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792075223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6da9017f-18ed-4169-84f7-1a309ee0b049', '2fd3a8c4-350d-464c-8a47-a0ac21030b16', '200 g, Biji utuh', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791556823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb7e6a35-0d03-43d7-9977-9cac8a562c08', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '200 g, Biji utuh', 'A***i B.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794937223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2df752f1-47fa-403f-b362-6c93ade3b49f', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '200 g, Halus', 'A***d F.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794717623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ea7135f0-0109-436f-961d-e77a2e9372c3', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '1 kg, Biji utuh', 'D***n P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794361223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e2fb5027-984e-471e-bfda-631ec107df4d', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '500 g, Biji utuh', 'N***i K.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794170423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91f5d815-aedf-40f7-8b21-0d30b6f31593', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '200 g, Biji utuh', 'R***a S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1793781623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a9df1d99-5ba2-40f0-af82-0b16e2442d74', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '200 g, Halus', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793515223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('15092dca-3d79-4777-93f3-55f7329535ec', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '500 g, Sedang', 'S***i A.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1793410823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d0628b48-f474-4545-a71c-4c2cccc874a0', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '500 g, Sedang', 'M***e S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793158823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d910ee56-0785-45d6-b7d8-a16d713428bd', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '1 kg, Biji utuh', 'B***i S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792636823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('60691490-9ab0-4462-8415-a2abe51dcb05', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '500 g, Sedang', 'C***t M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792442423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c8748711-f232-4c69-a3c8-2c1a432aca2d', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '1 kg, Biji utuh', 'M***a G.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792176023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1587f6d3-eb2c-4f72-9600-bff1c3c3456b', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '500 g, Biji utuh', 'H***a G.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1791996023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1905b0ca-9e91-4398-ae16-5714aa3dc75e', '9c5fdea9-1141-4db1-8a4c-26e414a2afac', '200 g, Kasar', 'N***i', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791423623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8cb875d5-2288-4102-b395-f79f22b174d6', '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'Sedang', 'B***i S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795016423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6ad3466-4db5-4c24-a04b-46615b1cdac9', '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'Halus', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1794526823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4cb3ea23-75c4-407f-9cee-1822ac6fa3d1', '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'Halus', 'D***s A.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793947223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e6324ef-1951-4313-bfc9-ffa7784898dd', '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'Sedang', 'A***f H.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793691623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('98884d80-dbd7-44ea-b630-9eba3829ad99', '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'Halus', 'R***a M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793630423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ba0ca163-5d24-4e8f-a52c-e420c09fd88b', '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'Halus', 'B***g H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1793050823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f0ddcb7-21e8-4817-807f-56cb33d3ed16', '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'Halus', 'E***o P.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1792906823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f62c96f-f01e-4dfb-92a8-69fb4749b320', '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'Kasar', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792474823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2bb13b0c-02fe-44ad-9dfa-741a7c6cb167', '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'Halus', 'D***n P.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792356023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a9fbd3da-7458-49de-bab3-75953c0668a2', '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'Halus', 'S***i A.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791790823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2e9b3974-e553-4bec-9257-134c14ded1e9', '3cde54eb-805e-4c80-92ff-611be88fb5c2', 'Biji utuh', 'C***t M.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791448823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b1da78a-d3ca-46ed-81c8-fdb34d5aeb78', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Halus', 'D***s A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1795113623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e46a8ca6-0ae7-4a12-98d3-bb492432fb97', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Kasar', 'S***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1794717623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cffe33d8-c5af-4dd5-8eb2-c561fc4457d7', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Biji utuh', 'N***i', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794134423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('20aa6ada-d854-44d6-9863-540855e5e9de', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Kasar', 'S***l S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793929223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bc6d0666-8494-494e-baea-e5b2492d93a6', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Halus', 'D***i A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793425223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8c68af89-d045-4977-bd8f-e3a39b85fc66', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Kasar', 'N*** P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793212823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7e432c61-7e64-4bbf-9525-db8c40d8be4a', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792604423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e42d24b8-a0cb-45d6-a1fc-1f9a9209b722', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Biji utuh', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792064423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2c76e28-2424-4187-816c-b2ac45004ffb', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Halus', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791783623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('873f8762-7afa-4b15-a7bf-cf404e44221c', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Kasar', 'D***n P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791362423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('828fb17c-13c2-4c05-94fb-d40b40e90e07', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Halus', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791312023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f0eb4eb3-6a3d-4ea8-8306-1bd9fedb6e12', '4c1a1bc4-d24b-45b9-9fa8-ea4a6a5ddebb', 'Halus', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1790998823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c8116de5-39f4-4ee0-9649-af1151907c65', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '200 g, Halus', 'T***u I.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795192823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c45a4ce1-bd98-4145-ad26-7642bc7ce9c3', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '200 g, Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794760823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('562946f6-aa3f-4c6c-8c3a-f65ff1aa18f2', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '200 g, Halus', 'J***o S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794490823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd578cf1-a824-46be-a239-c34505ff99a7', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '200 g, Halus', 'A***f H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1794444023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('97d2ce2e-0541-4c43-8fc2-9a85cb0c982c', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '200 g, Halus', 'N*** P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794202823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('82bed1f5-02a8-46a4-9fa9-06c3e5012b6f', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '200 g, Halus', 'Y***s M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793616023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0c3df06a-a29a-4d0b-873b-78cb1f351301', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '200 g, Halus', 'Y***a T.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793058023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c45be12d-e8be-4483-88db-ceeb957bd672', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '200 g, Kasar', 'S***i W.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792982423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cbdf3064-b128-4947-b492-e3cdcc1437e4', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '500 g, Halus', 'B***i S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792633223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d6cb8893-e544-4bb6-b999-74af8707642b', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '200 g, Biji utuh', 'S***l S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1792086023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7e7e822-7657-4b3b-a7dc-2052748212f5', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '200 g, Halus', 'E***o P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791657623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('00709511-032a-4367-801e-65f5a0d7eb09', 'cc5410d3-65c6-457d-9a4d-337a6a73fbb2', '200 g, Sedang', 'S***i A.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791535223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6496fd9e-7239-48ae-bdff-85feb4d13aa4', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'Biji utuh', 'R***a S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1795120823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dbce583a-1eb6-4b2e-bec9-acea302c8318', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794778823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd215988-1dd6-497e-a848-f85b549172ed', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'Biji utuh', 'R***a M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1794552023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0350fe69-2b56-46c7-9162-1adf0376426f', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'Biji utuh', 'N***i', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1794094823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('423e30b0-6570-4507-a620-bd4373188d25', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'Kasar', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1793706023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4915418f-ee4a-4b25-a251-65e99325bafd', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'Kasar', 'R***y R.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793230823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('84348e8e-6cc4-4a36-aa8f-85dfb2208a9f', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'Sedang', 'N***i K.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792644023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c03f4bef-f61f-4078-a388-7f8cc5e3f21c', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'Kasar', 'M***a G.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792309223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a6f3c02-12d2-4e88-861f-028f6bff4259', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'Sedang', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791740423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bbf4c471-66d9-4131-aebe-805505c390c9', '8aa64aa6-d3a1-4a4d-8f58-0e2302ab58d5', 'Sedang', 'B***i S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791294023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('31fc94cf-a655-4470-8747-b65ec69849af', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Halus', 'S***i W.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794922823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9bfc7562-edde-40ec-9efa-d9214fde15a2', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Biji utuh', 'M***a G.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794717623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('113fe0a0-093d-4f6a-911e-e06c9e99b3d0', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Kasar', 'Y***s M.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1794451223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09b153f9-8df4-460f-80a9-ee8f03552b49', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Kasar', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793929223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09feadb6-aee9-4d6e-9bed-08a8671fe8e8', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Biji utuh', 'N***i', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793432423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('549d1eae-6f71-4b19-9d5f-057e514569de', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Halus', 'E***o P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793036423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d945120a-e0fb-4508-a8b9-6425c931f414', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Halus', 'N***i K.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792899623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ede886a6-945e-4ac7-af58-71035defca1e', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Halus', 'J***o S.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792633223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f8943dc-4dcc-48b2-9755-57d50f35215b', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Biji utuh', 'R***a M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1792431623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('939ed201-637b-410d-9271-27d46d5795fe', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Sedang', 'A***f H.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792017623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7079bb81-5e65-43a8-a6d4-99ce1edc6ea5', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Kasar', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1791445223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b407e34d-59f6-4aff-928b-339cf146defd', 'ffe1918d-8af4-4d69-b434-7078051bd413', 'Kasar', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1790901623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3dd810d7-2fc3-4c8d-b7f4-a1f0ecc23e47', '594409c4-a436-45fc-a201-951043cb82b1', 'Sedang', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795063223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0488ed9-bfc7-463b-8d99-20cdb409df32', '594409c4-a436-45fc-a201-951043cb82b1', 'Biji utuh', 'E***o P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794886823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ca6a9e86-7072-4e96-b3f1-d44e75401723', '594409c4-a436-45fc-a201-951043cb82b1', 'Biji utuh', 'N***i K.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794534023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9a60ea72-ef0e-479a-989d-27b2a88d6a36', '594409c4-a436-45fc-a201-951043cb82b1', 'Biji utuh', 'L***i W.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794314423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('011e8b56-4727-484c-b09f-a7fe0fb54579', '594409c4-a436-45fc-a201-951043cb82b1', 'Sedang', 'S***i A.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793846423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('880c5137-570b-480a-aa1e-e5a28c7542a4', '594409c4-a436-45fc-a201-951043cb82b1', 'Biji utuh', 'P***i M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793713223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1db34b8-f3db-4a15-ac81-096632d2a99e', '594409c4-a436-45fc-a201-951043cb82b1', 'Sedang', 'R***a S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793421623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('233b81b3-6509-4619-848f-23d3f8fc8406', '594409c4-a436-45fc-a201-951043cb82b1', 'Sedang', 'S***i W.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793043623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dbbf5b3e-490a-4b3e-8db7-8ce8b6a23434', '594409c4-a436-45fc-a201-951043cb82b1', 'Sedang', 'N*** P.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792906823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a4de829-f718-4b72-93b0-f41c8345679c', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '200 g, Sedang, Kantong', 'F***i H.', 5, 'Ringan dan wangi, diminum dua cangkir pun tidak enek.', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', NULL, NULL, NULL, 1795185623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69d22940-d037-4682-b4f9-e7f8dc6644d7', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '200 g, Sedang, Kaleng', 'J***o S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794840023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c5a399e-5d66-40f0-985c-aa2f01e42abf', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '200 g, Sedang, Kaleng', 'S***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794220823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91056b77-8b08-4a4e-8397-de03551318b0', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '200 g, Sedang, Kaleng', 'D***i A.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793900423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bb3d0255-bff3-459a-95d3-c3cf09f6ed31', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '200 g, Sedang, Kaleng', 'A***s S.', 3, 'Gilingan kasarnya terlalu kasar untuk alat saya, jadi encer.', '[]', NULL, NULL, NULL, 1793436023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('55311677-d166-4a60-b376-3b6ed20e9c1c', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '500 g, Biji utuh, Kantong', 'C***t M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793248823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('604d61e2-ce40-40bb-905d-c46c6bbb4172', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '200 g, Sedang, Kantong', 'N***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793112023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('322fd114-54e5-402f-8a99-acf099e237a2', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '200 g, Biji utuh, Kaleng', 'H***a G.', 4, 'Asamnya sopan. Buat yang suka pahit tebal mungkin kurang nendang.', '[]', NULL, NULL, NULL, 1792845623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5723d982-6350-4497-83bc-6eb7fa05ee66', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '200 g, Sedang, Kaleng', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792791623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('086a8777-88f4-4891-b8bb-04653d214b40', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '500 g, Biji utuh, Kantong', 'N*** P.', 5, 'Rasanya sama dari musim ke musim, itu yang saya cari.', '[]', NULL, NULL, NULL, 1792539623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e9d20ad-0109-4d43-a4de-5df78155b808', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '200 g, Biji utuh, Kantong', 'D***n P.', 5, 'Mesin tetes kantor jadi naik kelas. Rekan yang biasa menambah gula sekarang tidak.', '[]', NULL, NULL, NULL, 1791942023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a651d62-efa5-42dc-861f-808eddfeed6d', 'bf3dfd5f-d3d1-4a75-80c4-7e63d471d420', '200 g, Biji utuh, Kantong', 'M***a G.', 4, 'Enak dibuat dingin juga, tinggal pakai lebih banyak kopi.', '[]', NULL, NULL, NULL, 1791355223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7eba892f-bc26-4929-bbe1-9ce47cb55578', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '250 g, Halus, Sedang', 'R***a M.', 5, 'Kalibrasi gilingan sekali, seminggu tidak berubah. Sangrainya rata.', '[]', NULL, NULL, NULL, 1794998423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2316be81-70f5-4423-9c2a-e7c028685577', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '1 kg, Biji utuh, Gelap', 'B***g H.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794742823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b8524570-83ac-452a-a4a7-19fc242e10b2', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '500 g, Halus, Gelap', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794134423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a1226774-3e9c-4254-a3d5-b0c9f310b87d', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '1 kg, Biji utuh, Sedang', 'D***i A.', 4, 'Di moka pot enak sekali, di saringan biasa saja. Memang bukan untuk itu.', '[]', NULL, NULL, NULL, 1793659223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('492a4963-7b75-48e4-924d-0f58c315ede3', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '1 kg, Biji utuh, Gelap', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793320823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('32ab912c-3b39-4525-bf08-d3efc4aa9491', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '250 g, Halus, Sedang', 'L***i W.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792860023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('45b12366-1538-4f11-8795-d8d227e72b80', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '250 g, Biji utuh, Sedang', 'A***s S.', 3, 'Yang gelap terlalu pahit buat saya. Pilih yang sedang saja.', '[]', NULL, NULL, NULL, 1792478423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1b55724-b2f4-4338-b6de-b463faca40de', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '250 g, Halus, Sedang', 'A***i B.', 5, 'Untuk kopi susu rumahan paling pas, cokelatnya keluar.', '[]', NULL, NULL, NULL, 1792132823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d10a34c5-cc62-47a2-83fe-957b9d72f510', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '500 g, Biji utuh, Gelap', 'T***u I.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791690023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('51cb6f6b-81ae-4d29-97c2-c015805a487d', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '250 g, Biji utuh, Sedang', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791470423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ca369858-ba35-4141-9e78-fa1bc796c5fd', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '250 g, Halus, Gelap', 'S***l S.', 4, 'Diamkan seminggu dari tanggal sangrai, baru gasnya tenang.', '[]', NULL, NULL, NULL, 1791423623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d20c5cb-929d-4f81-98a2-b006cc2318df', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '1 kg, Biji utuh, Sedang', 'S***i A.', 5, 'Kremanya tebal dan bertahan. Dicampur susu rasanya tidak hilang.', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', NULL, NULL, NULL, 1791290423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0506909a-424d-4660-889a-0c75fbcad6b8', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '500 g, Halus, Gelap', 'A***d F.', 5, 'Kedai saya ganti ke ini dua bulan lalu, komplain soal kopi masam berhenti.', '[]', NULL, NULL, NULL, 1791063623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fba59eeb-1d2a-4cd8-9842-639e32aa8688', 'a9fa8adc-b9eb-43bc-8bf3-dc469365436d', '1 kg, Biji utuh, Sedang', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1790638823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec789f94-ea40-4d3d-b0d6-038326bcfa1f', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', NULL, NULL, NULL, 1795070423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a69b47eb-1cbf-4177-ae66-a71de22f5e25', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794609623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('54995249-d3ba-48ca-87ad-8f121c0b6ced', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'C***t M.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794411623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d6628be-0b7b-4354-9be9-a57e8d67a6d3', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'S***l S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793936423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5af326c2-bc43-48ca-9d8f-46994ab472a8', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'A***d F.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793522423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c2416291-8320-4c42-b2b3-73647821c674', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'Y***a T.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793324423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('150285f9-5c2c-4349-9b14-4b927ec4d6e7', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793115623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('afeee51c-e1c2-4595-977f-33a622480120', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792770023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fca940a3-25b5-4936-ae9d-e93011ccc69a', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'N***i', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1792201223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f80ac771-1f9e-48b7-9e79-841151d82bfa', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'D***n P.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1791754823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19e5aa50-dca0-40de-bdc8-21794e68f6be', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'R***y R.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1791236423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('62819c78-d49c-4da4-b6d7-6fed7a4b82b7', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'A***s S.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1790808023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9777e57d-22c5-4c77-ac35-57611f1b07b4', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'F***i H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1790329223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f8aa9bb-eabe-4cdc-b97c-d4e592e86447', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'A***f H.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1789918823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7b631fbc-92ed-4227-82ee-5a8c6993f835', 'cb273a31-1010-495e-9ba5-edaee9295c45', '', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789342823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('277555fa-0995-40a2-8546-d9c55b3aa250', 'a65e9705-da9d-45b8-b416-afd120625f9e', 'Hijau Lumut', 'A***i B.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794858023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e9dc3c90-162a-44f3-bde4-da8a50cd1df6', 'a65e9705-da9d-45b8-b416-afd120625f9e', 'Hijau Lumut', 'S***i A.', 5, 'Cocok untuk angkringan kami, pelanggan suka nuansanya.', '[]', NULL, NULL, NULL, 1794728423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a3d76b47-bb13-4249-9c5e-022645c38d71', 'a65e9705-da9d-45b8-b416-afd120625f9e', 'Biru Dongker', 'C***t M.', 5, 'Persis cangkir nenek saya. Ditaruh di api unggun aman.', '["/assets/contoh-1/kopi/enamel-biru.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', NULL, NULL, NULL, 1794314423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1afce378-cb4e-40b0-8d0d-567d584ef350', 'a65e9705-da9d-45b8-b416-afd120625f9e', 'Putih', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794004823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1419ed57-4ec5-46eb-a039-18111a1efbec', 'a65e9705-da9d-45b8-b416-afd120625f9e', 'Hijau Lumut', 'N***i K.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793619623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9c5ce62b-3dbd-445d-a6df-ec5052095fe0', 'a65e9705-da9d-45b8-b416-afd120625f9e', 'Hijau Lumut', 'F***i H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793022023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('209e90dc-813c-4755-9639-9b788d540b56', 'a65e9705-da9d-45b8-b416-afd120625f9e', 'Biru Dongker', 'D***i A.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792543223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d8a740b4-99c5-4cbf-8088-258e502902e2', 'a65e9705-da9d-45b8-b416-afd120625f9e', 'Biru Dongker', 'L***i W.', 5, 'Sudah tiga kali jatuh, baru gompal sedikit di bibir.', '[]', NULL, NULL, NULL, 1792028423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('afcf32e4-7bae-42e9-90c7-02c6b5a37f5a', 'a65e9705-da9d-45b8-b416-afd120625f9e', 'Hijau Lumut', 'R***y R.', 4, 'Cepat panas di tangan, tunggu sebentar sebelum diminum.', '[]', NULL, NULL, NULL, 1791985223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f6a36f6f-deb7-406d-a487-217212138ae3', 'a65e9705-da9d-45b8-b416-afd120625f9e', 'Putih', 'Y***s M.', 4, 'Lukisan luriknya rapi. Jangan digosok sabut kawat.', '[]', NULL, NULL, NULL, 1791715223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd2624f4-d197-42c6-8679-2aeb0f319fcb', 'd7629424-3258-47f1-bbd3-e840542197bf', 'Hijau', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795117223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f074d3ea-59e8-4d7a-a19c-5eb3f4eff368', 'd7629424-3258-47f1-bbd3-e840542197bf', 'Biru', 'E***o P.', 4, 'Tatakannya pas, tidak bergeser. Semoga ada satu set isi enam.', '[]', NULL, NULL, NULL, 1794850823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('04d29647-8d0a-4559-872b-a227c5b748bd', 'd7629424-3258-47f1-bbd3-e840542197bf', 'Gading', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794426023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b22623f6-6b0c-4a49-bd31-8adf670b8363', 'd7629424-3258-47f1-bbd3-e840542197bf', 'Gading', 'R***a M.', 5, 'Busa susunya gampang dibentuk, hati pertama saya akhirnya jadi.', '["/assets/contoh-1/kopi/cangkir-keramik-gading.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793886023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b7e8308b-6b4b-433b-a942-4b4366380b3e', 'd7629424-3258-47f1-bbd3-e840542197bf', 'Biru', 'A***d F.', 4, 'Bagus dan berat di tangan. Ada bintik glasir kecil, tapi justru terasa buatan tangan.', '[]', NULL, NULL, NULL, 1793598023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9de9bb39-703a-4742-b603-633e02798356', 'd7629424-3258-47f1-bbd3-e840542197bf', 'Hijau', 'N***i K.', 5, 'Dibungkus tiga lapis, sampai Ternate tidak ada yang gompal.', '[]', NULL, NULL, NULL, 1793252423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c9ce8229-6aee-4efe-8eda-2c60d67384ba', 'd7629424-3258-47f1-bbd3-e840542197bf', 'Biru', 'R***y R.', 5, 'Warnanya cantik, persis foto. Dinding tebal jadi panasnya tahan lama.', '["/assets/contoh-1/kopi/cangkir-keramik-biru.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793162423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a55aa67-b765-4fca-b8b9-e5559ad051a8', 'd7629424-3258-47f1-bbd3-e840542197bf', 'Biru', 'Y***a T.', 3, 'Ukurannya lebih kecil dari bayangan saya, tapi memang 220 ml.', '[]', NULL, NULL, NULL, 1792914023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef588b3d-13db-441b-b93f-ea1c71dec892', 'd7629424-3258-47f1-bbd3-e840542197bf', 'Hijau', 'N*** P.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792824023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5b52556f-fe37-45c0-86c5-1c65a54953fa', 'd7629424-3258-47f1-bbd3-e840542197bf', 'Gading', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792780823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('688b44ea-15cb-48f5-abe0-a911e03f7784', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '200 g', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795290023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('62acfc48-f61b-40ae-814b-dd99556186f7', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '80 g', 'S***i W.', 3, 'Rasanya menarik, tetapi bukan untuk diminum setiap hari.', '[]', NULL, NULL, NULL, 1795239623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b8ee67d4-ce19-436b-9a69-b3b9f8f9466c', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '200 g', 'M***i', 5, 'Diseduh dingin semalam, dikasih jeruk nipis. Minuman buka puasa favorit.', '[]', NULL, NULL, NULL, 1795156823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cb943041-4a6a-431c-bc91-97a0121752c8', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '80 g', 'E***o P.', 4, 'Warnanya cantik di gelas kaca. Takarannya harus berani.', '[]', NULL, NULL, NULL, 1794670823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('215c4d7c-46d5-4b4e-b49b-ab2938d0a232', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '200 g', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794570023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e72e8b6-86f2-430c-a78c-635dd7028a91', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '200 g', 'H***a G.', 5, 'Baru tahu kulit kopi seenak ini. Manis kismis tanpa gula.', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', NULL, NULL, NULL, 1794339623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d21edb8a-9ea8-45df-9c8c-21831b42c283', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '200 g', 'A***s S.', 4, 'Unik, seperti teh rosela tapi lebih lembut. Bersihkan ampasnya, agak besar-besar.', '[]', NULL, NULL, NULL, 1794098423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e68f801-dbce-497c-aa2f-6d8fd9d89e1e', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '200 g', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793482823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e5ea6212-3713-4442-b50f-cb9996fbb4fe', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '200 g', 'D***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793054423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ddca1cfe-4b02-45c3-a038-f73b83d65ee0', 'bfd20aa0-8970-4d62-8460-237302f5c33b', '200 g', 'Y***s M.', 5, 'Saya yang berdebar kalau minum kopi, yang ini aman.', '[]', NULL, NULL, NULL, 1792917623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88353cb1-37df-43a3-8bc9-427ccdd1421c', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795084823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('10240bd9-fdb0-418b-8ae0-3b7e0d01e65a', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'Y***a T.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794829223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c5b4201a-8121-44e9-8e7f-b682e33cfb94', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'T***u I.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1794606023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ff26fe1d-978c-4541-bdb1-92cf2e07d6aa', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'H***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794444023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('85b0d95e-ad8c-4d55-89c7-c3df20b21d90', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794390023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d68e5cd-fa21-4af6-9df8-be6e2a05d99d', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793846423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('176129e1-ab25-4ef8-b8dd-ca87686a6738', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'W***n S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1793799623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1fc01ac3-b737-4df5-b0f3-9a7dff15b450', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'S***i W.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1793551223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eed1116e-7e1b-411e-8a40-8c84657b48ee', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793216423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5448ab40-1998-45f3-a4c8-bcb7f7beb6fc', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'D***s A.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1793065223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('83938069-68ef-4909-b57e-426e663ba925', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792431623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7a4b07d9-3255-4f12-964a-c826420bc1d8', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'S***l S.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792183223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b9905baf-35ac-4ca1-84ce-1993fd62354f', '2d0d4d7d-183c-4818-941b-1fa761a9ad21', '', 'A***i B.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1791726023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('35b44ec5-9d60-4f11-a8e9-44833ca5a4aa', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'R***a S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1795020023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c4246adb-cd96-42b1-8d1a-a85b3bea6af0', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'C***t M.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1794649223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('61bcfb00-af00-4645-b5dd-a81b051f5665', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'A***d F.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794174023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d0b7b04b-5b4d-4f4d-8f1d-137da06086de', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793864423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('468e4be1-0f15-491a-b538-b2ed42677232', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'Y***a T.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793353223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2ba7d8e4-7341-4304-a9d5-4986e41afdd4', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792946423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f6640c5-f07d-4505-b3dd-0769779dcfdd', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'N***i', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1792395623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('15e7b4ea-9e79-48ac-8ab5-bcdf14738d80', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'E***o P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792291223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d2b5420-b400-441b-ba65-c6cd551f4c69', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'B***g H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792039223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cb3f07cb-da14-458c-8953-34c229f6271f', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'R***y R.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1791740423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bc8c3d10-8b84-4dcb-93f0-e23e98066d34', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'M***e S.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1791110423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('458a6f1a-d0af-49e9-b365-e826c0294c0b', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'F***i H.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790844023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0fd7cf4c-1b19-43bc-9466-1c5f6d381e6f', 'e21f94e2-545a-4f44-9e1c-01340fdc2b5f', '', 'L***i W.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1790584823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eeeb5141-cdb0-4066-9e0b-f477add59418', '32061b75-a782-446e-890e-215c9d9eb198', 'Gayo', 'C***t M.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1794872423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3184bfbf-ad54-47e3-b8e6-f2899f5c7ebb', '32061b75-a782-446e-890e-215c9d9eb198', 'Gayo', 'N***i K.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794721223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('24c90638-a4f9-43fc-9e5c-f438bf2a20f0', '32061b75-a782-446e-890e-215c9d9eb198', 'Toraja', 'T***u I.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1794559223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('790e4196-77df-4540-96f7-186400a08161', '32061b75-a782-446e-890e-215c9d9eb198', 'Toraja', 'R***y R.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1793918423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a934b562-40c3-41a5-8c45-43a3fff1ad60', '32061b75-a782-446e-890e-215c9d9eb198', 'Gayo', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793770823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('24e57c48-2782-4e6e-9fd2-bae244d6e105', '32061b75-a782-446e-890e-215c9d9eb198', 'Gayo', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793331623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9fa80acd-8155-4fed-82e6-baa8e013b795', '32061b75-a782-446e-890e-215c9d9eb198', 'Toraja', 'N*** P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792906823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('038de70f-07b2-4d03-b625-a6eb2b38d967', '32061b75-a782-446e-890e-215c9d9eb198', 'Toraja', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792604423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b51efa93-6690-4696-bc43-f07e10d1bce4', '32061b75-a782-446e-890e-215c9d9eb198', 'Gayo', 'R***a S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792374023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('50076c3b-433e-41e7-8810-63c376f66062', '32061b75-a782-446e-890e-215c9d9eb198', 'Gayo', 'S***i A.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1791978023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6685317-2642-4661-baba-a7f8f9acf5b2', '32061b75-a782-446e-890e-215c9d9eb198', 'Gayo', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1791553223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ad9defc4-6139-4702-9b86-3e0f9961164a', '32061b75-a782-446e-890e-215c9d9eb198', 'Gayo', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791135623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd044712-1a97-4a7d-b368-d0a0ca7a8d2f', '32061b75-a782-446e-890e-215c9d9eb198', 'Toraja', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1790995223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f6366b0-fb97-4374-9d9e-4544d4611999', '32061b75-a782-446e-890e-215c9d9eb198', 'Gayo', 'S***l S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790930423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0adaea0-ace3-4afd-b6fc-5bd2d6228fab', '32061b75-a782-446e-890e-215c9d9eb198', 'Toraja', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790455223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5729a0c2-bcf9-40a1-923f-64477c728228', 'e04a4d03-536d-4347-948c-a76160845aac', 'Hijau Sage', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794933623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e44bea66-cc03-4a93-b7e8-8fcc76388f78', 'e04a4d03-536d-4347-948c-a76160845aac', 'Hijau Sage', 'A***i B.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794886823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0402916a-21e9-40a8-9823-ec1edefca964', 'e04a4d03-536d-4347-948c-a76160845aac', 'Hijau Sage', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794458423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b93ddd45-7cb1-4965-9a6c-414a5b952d32', 'e04a4d03-536d-4347-948c-a76160845aac', 'Terakota', 'F***i H.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1793842823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9fdf42a6-480b-4ee6-9ee5-1efb1303950f', 'e04a4d03-536d-4347-948c-a76160845aac', 'Terakota', 'H***a G.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1793612423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08693a7a-f89b-456b-a7d9-0bec1803add1', 'e04a4d03-536d-4347-948c-a76160845aac', 'Putih', 'Y***s M.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1793158823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d22aa31a-2f57-455a-bda1-e62bb921a787', 'e04a4d03-536d-4347-948c-a76160845aac', 'Hijau Sage', 'A***f H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792633223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e8975cf8-098c-41c7-abd6-62141eca50a5', 'e04a4d03-536d-4347-948c-a76160845aac', 'Hijau Sage', 'A***s S.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792410023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d2cc3e17-66fb-448d-9bbe-b5deb70131d6', 'e04a4d03-536d-4347-948c-a76160845aac', 'Hijau Sage', 'N*** P.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1791999623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8db2e5c9-4305-4e87-88d5-3a2f1e04438a', 'e04a4d03-536d-4347-948c-a76160845aac', 'Hijau Sage', 'L***i W.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1791427223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7862b1de-49d4-410c-9947-12ee68d85cfa', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '350 ml', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794958823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9e2b9282-7c44-45c3-ab0f-c7286f4c1a0a', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '600 ml', 'Y***s M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794508823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fcc0b533-04d4-4456-972c-049d2d40ef80', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '1 liter', 'D***n P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793986823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('453394f6-08e5-4736-9bc0-abf360bc9056', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '350 ml', 'N***i', 5, 'Kaca cadangannya memang dijual, jadi tenang kalau pecah.', '[]', NULL, NULL, NULL, 1793907623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d8a823d-9962-42a6-bf18-399f0db26cdd', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '1 liter', 'M***i', 4, 'Gampang dipakai. Mencuci saringannya perlu dibongkar, tiga bagian.', '[]', NULL, NULL, NULL, 1793752823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bb3ede35-6fc0-4c40-b457-1a8a970e9697', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '600 ml', 'N***i K.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793140823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('839054fb-71ce-4a25-adb0-ba4b66919bf4', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '600 ml', 'P***i M.', 5, 'Saya pakai juga untuk teh dan untuk membusakan susu.', '[]', NULL, NULL, NULL, 1792528823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('90d2c94f-2a57-4df1-ada4-27dfa13352b8', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '1 liter', 'A***s S.', 5, 'Lumpurnya jauh lebih sedikit daripada alat tekan saya yang lama.', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', NULL, NULL, NULL, 1792046423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('43af369e-2de6-4f6b-ae39-a8932838ae3b', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '350 ml', 'E***o P.', 4, 'Rangkanya kokoh. Tuang segera, kalau didiamkan jadi pahit.', '[]', NULL, NULL, NULL, 1791805223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b0405e35-0d5f-4a69-92ae-c5ee6d17beb4', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '600 ml', 'R***a M.', 3, 'Bagus, tetapi isi nyatanya sedikit di bawah angka kalau tidak mau luber.', '[]', NULL, NULL, NULL, 1791625223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c0f2c7a0-709e-4302-8ba0-1d3d54e2f941', 'c063fb3f-6be7-49b2-911d-145a4af359a3', '1 liter', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791427223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ca58b4a8-bdaf-4d23-ad1d-7d62bb3c2c0a', 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', '', 'A***f H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795120823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('74a5e402-e6f0-467e-abc7-1398134bffef', 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', '', 'A***d F.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795005623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b1c4b21-e2df-4cee-b51e-67a7ac1b1ced', 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', '', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794674423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f8366341-c60c-49c2-b22b-4d3eca6f645b', 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', '', 'M***i', 5, 'Ringan sekali. Tamu selalu bertanya beli di mana.', '[]', NULL, NULL, NULL, 1794411623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('61998e64-163b-4a98-8b7c-7451c47fdc07', 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', '', 'N***i', 5, 'Kopinya benar-benar seperti melayang, dan luarnya tidak panas.', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', NULL, NULL, NULL, 1794285623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1bedc120-57f9-40a1-8a3e-e5db39754795', 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', '', 'T***u I.', 4, 'Cantik tetapi tipis, saya cuci sendiri, tidak dititip ke anak.', '[]', NULL, NULL, NULL, 1793745623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dceac88b-fa6a-4f68-84a7-2fd24c150b0a', 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', '', 'N***i K.', 5, 'Untuk teh melati juga bagus, warnanya kelihatan.', '[]', NULL, NULL, NULL, 1793270423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d3d5989-02f0-40a1-a201-49685b337c2b', 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', '', 'D***i A.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792662023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5a0e5346-86bb-4397-b9b9-67e49c172eb0', 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', '', 'P***i M.', 3, 'Satu gelas ada gelembung agak besar. Katanya memang ciri tiup tangan.', '[]', NULL, NULL, NULL, 1792539623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f65a662-1412-4f6d-8f44-e75533b3b748', '756c3695-7507-4a4e-a3db-41c49832e2e8', '', 'R***a S.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1795002023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('57777d3d-163b-40b5-9c95-5414a320cec2', '756c3695-7507-4a4e-a3db-41c49832e2e8', '', 'A***f H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794696023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e52fc5b0-b834-49b0-8b83-0243d34a67b5', '756c3695-7507-4a4e-a3db-41c49832e2e8', '', 'R***a M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794278423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b0b18ce-f4b0-41d3-bed2-18cd5a482636', '756c3695-7507-4a4e-a3db-41c49832e2e8', '', 'A***i B.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1794231623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('598aa3c1-63a9-42e0-8689-1e17ba441923', '756c3695-7507-4a4e-a3db-41c49832e2e8', '', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793785223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d35a0e15-4ab7-466c-b258-fe5bedf5f53e', '756c3695-7507-4a4e-a3db-41c49832e2e8', '', 'F***i H.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793630423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9cc4da42-5c6d-4d0b-8e6c-b87927a1c111', '756c3695-7507-4a4e-a3db-41c49832e2e8', '', 'N*** P.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1793032823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e3c2bd91-74c8-49ae-8a51-296abdf66008', '756c3695-7507-4a4e-a3db-41c49832e2e8', '', 'T***u I.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1792435223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1414e3b2-6d35-42f3-805b-4c1fbb34d96e', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', 'Biji utuh, Merah', 'R***a M.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1794847223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('314977f6-a639-46fa-b6cd-a5a032fd5298', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', 'Sedang, Hijau', 'B***g H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794580823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd6b2534-7310-4102-a113-e616f4180f00', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', 'Biji utuh, Merah', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794451223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('57eade54-a2b5-4c61-9375-44d1b8070128', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', 'Biji utuh, Merah', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794397223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67fd3608-c0fd-49cf-a2ee-be7fc739d37a', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', 'Sedang, Merah', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793968823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef6d6c7c-5ab1-48f5-bca4-bc82110da9d1', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', 'Sedang, Hijau', 'Y***s M.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1793842823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('565cef40-2dc9-4f9f-843f-067dd5a36764', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', 'Biji utuh, Hijau', 'M***e S.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1793634023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('343b24a5-5203-49fc-a908-581e8b15c1ce', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', 'Biji utuh, Merah', 'N*** P.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793259623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1c44deae-119c-45d8-ba90-7dacedb024aa', 'aeb55ab8-d2fb-45b3-8785-2c71bfa612c9', 'Sedang, Hijau', 'W***n S.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1793097623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('72a625b2-c9e1-4ab0-9553-8e3c78ac2da2', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'Pagi', 'R***y R.', 5, 'Yang malam rasanya tetap penuh, cocok setelah makan malam.', '[]', NULL, NULL, NULL, 1795153223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b43ffed3-6594-4f46-a2b6-5b31aea612b1', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'Senja', 'R***a M.', 5, 'Masuk mesin saya tanpa macet, kremanya lebih tebal dari kapsul impor.', '["/assets/contoh-1/kopi/kapsul-senja.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', NULL, NULL, NULL, 1794652823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('82023b01-a0a0-4887-bc0e-fcbaa55d4b56', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'Pagi', 'S***i W.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794501623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('01d3cd52-b11d-41f4-9d7f-5e95b3ea51e2', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'Pagi', 'M***i', 5, 'Akhirnya ada kapsul dari kopi sendiri. Segar, ada tanggal sangrainya.', '[]', NULL, NULL, NULL, 1794364823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ea630fc6-5ecf-449a-b73d-533d0a7cc492', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'Senja', 'T***u I.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794188423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a518fbbf-c4fe-4f1e-9ccb-bc91cf93549a', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'Malam', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793990423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aee23314-03a5-4629-a09b-d011e72939d5', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'Senja', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793526023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a64cd15b-1b2c-4b22-a76a-5847fdabb8a0', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'Malam', 'S***l S.', 3, 'Satu dari sepuluh kapsul bocor di pinggir, sisanya baik.', '[]', 'Mohon maaf, Kak. Kapsul pengganti kami ikutkan di pesanan berikutnya.', NULL, NULL, 1793338823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e69d7c90-2af2-45e3-bcef-1e72843a5fb5', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'Malam', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792716023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8520d6d3-9b6b-4873-8feb-730dd3298fc2', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'Malam', 'A***f H.', 4, 'Ukur dulu kapsul lama. Punya saya pas, punya kakak tidak muat.', '[]', NULL, NULL, NULL, 1792147223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cb8aa489-e75f-43a3-9406-5dc56166f118', 'a7ad2dde-bd3f-4a54-935b-bebdd4954398', 'Senja', 'Y***a T.', 4, 'Enak untuk lungo. Semoga ada isi lebih banyak supaya hemat.', '[]', NULL, NULL, NULL, 1791751223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9da99aba-5efc-4799-ba20-a6630b23e686', '0eaa84a4-f5af-48c1-8d0e-87e92aeb758c', 'Rp 250.000', 'A***i B.', 5, 'Lupa ulang tahun teman, lima menit kemudian kodenya sudah saya kirim lewat WhatsApp.', '[]', NULL, NULL, NULL, 1794883223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cb55c30a-87d8-47a6-899d-d3703ef20777', '0eaa84a4-f5af-48c1-8d0e-87e92aeb758c', 'Rp 100.000', 'S***i A.', 4, 'Sisa saldonya masih bisa dipakai lain waktu, ini yang saya suka.', '[]', NULL, NULL, NULL, 1794552023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c427fb62-20f9-400b-b3e8-aff2565db2e5', '0eaa84a4-f5af-48c1-8d0e-87e92aeb758c', 'Rp 500.000', 'N***i', 4, 'Kodenya langsung tampil dan mudah dipakai. Tampilannya bisa lebih manis lagi.', '[]', NULL, NULL, NULL, 1794462023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('23731721-f406-4980-ace5-0834fdfd9577', '0eaa84a4-f5af-48c1-8d0e-87e92aeb758c', 'Rp 500.000', 'M***i', 5, 'Untuk hadiah lomba kantor, tinggal cetak.', '[]', NULL, NULL, NULL, 1794260423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27cca649-7b84-43b2-ad61-827d3de9811f', '0eaa84a4-f5af-48c1-8d0e-87e92aeb758c', 'Rp 500.000', 'H***a G.', 5, 'Penerimanya bisa memilih sendiri, tidak takut salah selera.', '[]', NULL, NULL, NULL, 1794163223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('133e96bd-694f-490b-bec3-ed3510e845ac', '4c001a0e-f6bd-442a-8abc-bdc21d17289e', '', 'S***i W.', 5, 'Akhirnya tahu kenapa seduhan saya pahit terus. Ternyata airnya terlalu panas.', '[]', NULL, NULL, NULL, 1794966023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('72f71aa1-0f79-4539-aa15-d81e38d00098', '4c001a0e-f6bd-442a-8abc-bdc21d17289e', '', 'J***o S.', 5, 'Tautan unduhnya langsung muncul setelah bayar. Bahasanya santai dan mudah diikuti.', '[]', NULL, NULL, NULL, 1794375623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7db22841-1c3d-40ac-8f0a-fde835b7f460', '4c001a0e-f6bd-442a-8abc-bdc21d17289e', '', 'D***s A.', 5, 'Bab kopi dingin paling sering saya buka. Sepadan dengan harganya.', '[]', NULL, NULL, NULL, 1793911223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e874a2f4-b65c-45d7-aef2-6e3605b5fef4', '4c001a0e-f6bd-442a-8abc-bdc21d17289e', '', 'Y***a T.', 4, 'Enak dibaca di ponsel. Gambar langkahnya jelas.', '[]', NULL, NULL, NULL, 1793670023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('462bdeee-eed0-4e8f-830c-5d054a135716', '4c001a0e-f6bd-442a-8abc-bdc21d17289e', '', 'A***f H.', 4, 'Isinya padat. Akan lebih lengkap kalau ada video pendek untuk tiap teknik.', '[]', NULL, NULL, NULL, 1793230823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('394040d5-2277-4741-b7f5-5848d7611284', '4c001a0e-f6bd-442a-8abc-bdc21d17289e', '', 'B***g H.', 3, 'Cocok untuk pemula, tapi kalau sudah lama menyeduh sebagian besar sudah tahu.', '[]', NULL, NULL, NULL, 1792914023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d339feb-1c77-47d0-aab7-2934e150c201', '4c001a0e-f6bd-442a-8abc-bdc21d17289e', '', 'L***i W.', 5, 'Saya cetak dan tempel di dapur. Resep moka-nya jadi andalan keluarga.', '[]', NULL, NULL, NULL, 1792417223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b5d5c4d-727b-43d8-bc13-ab49bc8550d9', '4c001a0e-f6bd-442a-8abc-bdc21d17289e', '', 'M***e S.', 5, 'Resepnya pakai takaran sendok juga, jadi tidak harus punya timbangan. Langsung bisa dipraktikkan.', '[]', NULL, NULL, NULL, 1792021223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7e179fbd-d3a2-47e8-a4b1-7810b901da2e', '5684ecdc-7127-4889-9430-1685d3212a5d', '', 'F***i H.', 4, 'Gambarnya jernih. Kadang perlu diputar ulang karena tangannya cepat.', '[]', NULL, NULL, NULL, 1794966023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a65e597b-5ddb-41d7-b85a-d127c8b603bc', '5684ecdc-7127-4889-9430-1685d3212a5d', '', 'Y***s M.', 3, 'Bagus, tetapi butuh susu banyak untuk latihan. Siapkan dompet.', '[]', NULL, NULL, NULL, 1794541223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c772f0fb-6032-4746-8416-c08c4acf3fa1', '5684ecdc-7127-4889-9430-1685d3212a5d', '', 'J***o S.', 5, 'Bisa ditonton kapan saja, saya belajar setelah anak tidur.', '[]', NULL, NULL, NULL, 1794314423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('72044712-ccc9-4d7f-a45a-19c5dc56273f', '5684ecdc-7127-4889-9430-1685d3212a5d', '', 'N***i', 5, 'Suka bagian memanaskan susu tanpa mesin, cukup alat yang ada di rumah.', '[]', NULL, NULL, NULL, 1793864423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe8ec5f4-7c00-4565-ac1c-dc062498cc98', '5684ecdc-7127-4889-9430-1685d3212a5d', '', 'T***u I.', 4, 'Pelajaran tulipnya paling berguna. Semoga ada tingkat lanjutan.', '[]', NULL, NULL, NULL, 1793673623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('43863a0c-26ed-43c0-a9be-79b21c579e5d', '5684ecdc-7127-4889-9430-1685d3212a5d', '', 'H***a G.', 5, 'Mbak Ratri menjelaskan pelan-pelan. Minggu ketiga hati saya sudah simetris.', '[]', NULL, NULL, NULL, 1793572823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9766a33e-7f85-4e9a-b424-0a33e029b3e3', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Cokelat, 01', 'S***l S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1795041623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3858c74c-0c53-4bee-bafa-2cd084139116', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Putih, 02', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794505223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dd1604dd-f5c9-4e62-aa23-ec536f689b42', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Putih, 02', 'E***o P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794372023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a249d026-0404-4277-963c-c5b525941524', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Cokelat, 02', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794213623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e9af9c8e-f3c0-4918-b09c-1f38cd771f42', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Cokelat, 01', 'S***i A.', 3, 'Ada beberapa lembar yang lipatannya tidak simetris, tetap bisa dipakai.', '[]', NULL, NULL, NULL, 1793860823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('645ca4c4-ca8d-4926-aea9-986b3e0cfe53', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Putih, 02', 'J***o S.', 5, 'Tidak ada rasa kertas setelah dibilas sekali. Jahitannya tidak pernah jebol.', '[]', NULL, NULL, NULL, 1793536823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d7ca49ac-7832-4bcc-a98b-6175ffd0a317', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Putih, 01', 'C***t M.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792968023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('109af232-177e-4cf9-aa6b-53a1d068f401', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Putih, 01', 'N***i', 4, 'Pas untuk alat saya. Jangan sampai salah nomor.', '[]', NULL, NULL, NULL, 1792597223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c2a773cd-195d-439e-8f36-acf2fff83148', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Cokelat, 02', 'R***a S.', 4, 'Bagus. Yang cokelat perlu dibilas lebih lama.', '[]', NULL, NULL, NULL, 1791960023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f72da02c-cc28-4747-bea7-f22eede25b57', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Cokelat, 01', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791470423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b3098a38-1951-4c03-9328-d31e66d82709', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Cokelat, 02', 'M***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791398423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7869af1f-2a63-4569-a2c3-aefabada60b9', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Cokelat, 02', 'H***a G.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1790876423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a292de86-ff2b-4d37-8b8c-89be5f4ddf06', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Putih, 02', 'T***u I.', 5, 'Kedai kami habis sepuluh bungkus sebulan, mutunya tetap.', '[]', NULL, NULL, NULL, 1790826023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee90db92-14f3-4252-9ddc-c6dc972b4dcb', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Putih, 02', 'L***i W.', 5, 'Saya hitung isinya, seratus lembar lebih satu. Lumayan.', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', NULL, NULL, NULL, 1790552423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b0ce5f0-bb44-47dd-9a83-fbc58e061217', '7638fa88-ad25-4ed8-814e-d37dbc010e05', 'Putih, 01', 'Y***a T.', 5, 'Airnya turun cepat, dua cangkir memang tiga menit.', '[]', NULL, NULL, NULL, 1790116823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c3ffad3e-eedf-44de-8662-a0bdcfe21d9e', 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', 'Hitam', 'E***o P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795153223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('274525d8-feb0-4281-8f05-96eb5ac04474', 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', 'Perak', 'T***u I.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794804023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('688fe05d-0761-465d-9ced-fda8f1851c7e', 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', 'Hitam', 'N***i K.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1794591623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a0e6302-ce0a-4c12-8ea6-d257d9c5f605', 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', 'Hitam', 'D***s A.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794055223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48db3327-7a72-4883-aec8-3c0f7188597c', 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', 'Perak', 'F***i H.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793450423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('15004014-c5e2-4c3e-a3cb-fa9e6d101d4f', 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', 'Hitam', 'P***i M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1793086823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('42d63910-efa8-41c2-a5f4-1dc28eca454a', 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', 'Hitam', 'M***e S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', NULL, NULL, NULL, 1792554023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('05d87193-d31c-452c-bacf-15ec5039a87c', 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', 'Hitam', 'J***o S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1791992423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('391e02bd-be63-4c63-80ae-0fb8614cf1f6', 'ab7b5e63-8224-4bb7-8a3c-d5d71b9ac59b', 'Hitam', 'S***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791697223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b427e79-4eef-4e0b-855a-4b2f7cc7bb6e', 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', 'Putih', 'B***i S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-listrik-putih.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', NULL, NULL, NULL, 1794994823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5dbfebf-36e4-41d6-b944-feeb4d66658a', 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', 'Hitam', 'B***g H.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794814823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e8898921-d7ca-431b-853d-13a783863b2a', 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', 'Putih', 'C***t M.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794480023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3d8dc2d9-a20a-47fd-8d5b-ebe11a2a65ae', 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', 'Putih', 'R***a M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1794152423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a736c1e-1f2b-4f0c-ad7c-a8e7c0aa51e4', 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', 'Putih', 'M***e S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1793886023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f449d54-ec3b-4782-aeed-39c07ecc3fba', 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', 'Putih', 'J***o S.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793536823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('840394a4-8572-4083-9129-ae060663847a', 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', 'Hitam', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793032823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7eeb0ecf-fdd4-4215-9865-f0a5f90352ff', 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', 'Hitam', 'A***s S.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1792852823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f02e621-e962-424b-9826-ef1595e2d4fd', '6eba35cd-c76d-435d-bc1d-946746834b1a', '', 'H***a G.', 5, 'Satu banding dua dengan susu, rasanya seperti di kedai. Sepuluh gelas memang dapat.', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', NULL, NULL, NULL, 1795081223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cb55d880-3dd0-4641-8e9f-c11c21fd29d0', '6eba35cd-c76d-435d-bc1d-946746834b1a', '', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794508823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('03bd1b70-9a6f-49e0-b605-8054e7045074', '6eba35cd-c76d-435d-bc1d-946746834b1a', '', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793904023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('018cbaec-dbeb-41d4-b9ff-7c2d22503677', '6eba35cd-c76d-435d-bc1d-946746834b1a', '', 'R***a M.', 5, 'Saya jadikan saus untuk puding kopi, anak-anak habiskan semua.', '[]', NULL, NULL, NULL, 1793310023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f81ab762-a054-4f69-bf7c-a35ca54eaf98', '6eba35cd-c76d-435d-bc1d-946746834b1a', '', 'A***d F.', 4, 'Praktis. Setelah dibuka sebaiknya habis seminggu, aromanya mulai turun.', '[]', NULL, NULL, NULL, 1792824023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e923199c-ffd6-44f2-88f2-27ad8232d43c', '6eba35cd-c76d-435d-bc1d-946746834b1a', '', 'N***i', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792334423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b3c79ce-12a9-4845-bcb3-17c5cea23819', '6eba35cd-c76d-435d-bc1d-946746834b1a', '', 'Y***s M.', 3, 'Enak, tapi tutupnya rembes sedikit waktu botolnya direbahkan.', '[]', 'Mohon maaf, Kak. Mulai kiriman pekan ini tutupnya memakai segel tambahan.', NULL, NULL, 1791949223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c06cb06d-04ad-430e-985c-5d8af7fccda3', '6eba35cd-c76d-435d-bc1d-946746834b1a', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791740423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c58883fc-2f2f-41b5-a4fe-7222374f8663', '6eba35cd-c76d-435d-bc1d-946746834b1a', '', 'Y***a T.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791535223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('450a63cd-11e3-41ea-b1f4-61af8fb2c978', '6eba35cd-c76d-435d-bc1d-946746834b1a', '', 'N*** P.', 4, 'Pekat betul, jangan diminum langsung seperti saya di hari pertama.', '[]', NULL, NULL, NULL, 1791495623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('df8878d7-1cf0-434f-b25a-b29150efd04e', '6eba35cd-c76d-435d-bc1d-946746834b1a', '', 'A***i B.', 5, 'Halus, tidak asam di perut. Diminum pagi sebelum sarapan pun aman.', '[]', NULL, NULL, NULL, 1791204023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4573b361-df45-4cc3-8fd7-c2773436b310', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Gula Aren', 'D***i A.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1795264823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a1b7d72e-5d71-4084-b7aa-0851f0541d31', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Pandan', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795117223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2a012e87-70b7-4a65-8990-475d0e7d3a92', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Gula Aren', 'B***i S.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1794825623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('08632a2a-bf60-4b64-8912-414c41a4ce41', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Pandan', 'H***a G.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1794501623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('00a3338a-b8a6-4248-a5e5-7390939b7cbd', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Pandan', 'A***d F.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794415223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f838ba13-cad0-416e-b1b1-f4c3b430d6b0', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Hitam', 'A***s S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793821223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e7d834ce-b150-4609-866f-1a30e9f5b9fa', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Gula Aren', 'B***g H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1793666423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5d340a3-b25f-4aba-bd48-146c2f868361', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Pandan', 'M***e S.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-botol-pandan.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', NULL, NULL, NULL, 1793302823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f42b9fbb-d0c1-4ce7-8ef0-83adf7c816ba', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Hitam', 'M***a G.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793061623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('79c9e765-36c4-495a-9648-826895cfe60d', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Gula Aren', 'R***a S.', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1792525223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f58e2d82-f177-4fe8-9d56-be3c34ae2032', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Hitam', 'L***i W.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792251623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb56daeb-96f3-4a38-91d5-23cff8ecf652', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Hitam', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791841223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a4f580b-20c2-4c71-a039-f0b3b8540a6d', 'c637919d-6e68-40fa-807f-c18c4fac4e72', 'Gula Aren', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791560423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c5bf5ca2-048a-40d6-af59-7dc2d92f8812', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'J***o S.', 5, 'Kantong jagungnya bisa langsung masuk kompos, saya suka.', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', NULL, NULL, NULL, 1795203623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2faa55fd-876c-4225-ae27-74a50cf6451d', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'D***n P.', 5, 'Di kantor tidak ada alat seduh, ini jalan tengahnya.', '[]', NULL, NULL, NULL, 1794840023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b014d460-c556-405b-9513-267857c766d5', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'T***u I.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794501623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('892c3779-0444-4038-b9a8-3fc13745f124', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'R***y R.', 3, 'Praktis, tapi kalah wangi dibanding kantong saringnya.', '[]', NULL, NULL, NULL, 1794292823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('efeed536-ff5f-4931-8998-57406f5c978e', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'E***o P.', 4, 'Tunggu betul-betul empat menit, kalau buru-buru rasanya tipis.', '[]', NULL, NULL, NULL, 1794238823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0c19ceb-cb56-4234-8a1e-d9bc9692fa0b', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'M***i', 4, 'Rempahnya tipis dan enak. Satu kantong untuk satu gelas saja.', '[]', NULL, NULL, NULL, 1794030023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('235b3927-1e90-4b09-86ce-5be2c8cd8237', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'M***a G.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793832023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8437e9af-05d4-4033-9994-7c07784b4756', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793360423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f130be0-152b-440f-b54a-c90494b9f87c', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'P***i M.', 5, 'Semudah bikin teh dan tidak ada ampas di gigi. Dibawa ke rumah sakit saat menunggu ibu.', '[]', NULL, NULL, NULL, 1793256023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2865ed97-a37c-4cb4-a2fe-911210b91765', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'D***s A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792921223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('93e8d80f-3251-4c55-a8fa-22017aa47dec', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792521623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b727747-9e6b-4621-8dde-7fcd8af30505', '5e662b29-b016-4afd-8956-ef42f0967b49', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1791931223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0481b59-6ba4-4cf0-a157-afdaa5693646', 'badc3b31-475a-4824-b891-4d3822e0cb81', 'Biji utuh', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795203623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('082cd03a-2c60-4cce-be58-5dea7b6959fb', 'badc3b31-475a-4824-b891-4d3822e0cb81', 'Kasar', 'Y***a T.', 5, 'Ayah saya punya lambung sensitif, yang ini aman katanya.', '[]', NULL, NULL, NULL, 1795131623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('61ef4203-e4f3-4d19-b210-9134bc4a2ff2', 'badc3b31-475a-4824-b891-4d3822e0cb81', 'Biji utuh', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795009223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('adc2c4cd-5888-44a3-b669-1781ea4a10e5', 'badc3b31-475a-4824-b891-4d3822e0cb81', 'Kasar', 'B***i S.', 5, 'Saya sedang hamil dan dokter membatasi kafein. Ini penyelamat.', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', NULL, NULL, NULL, 1794883223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('747c27ee-163e-4465-a70b-28df73d73f77', 'badc3b31-475a-4824-b891-4d3822e0cb81', 'Sedang', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794282023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0202fe4-14b8-4005-aa82-9f2849ce8dcc', 'badc3b31-475a-4824-b891-4d3822e0cb81', 'Biji utuh', 'A***s S.', 4, 'Lebih mahal, tapi maklum prosesnya panjang.', '[]', NULL, NULL, NULL, 1793745623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('49dcc4b3-67d7-4300-ad1d-bb47f67d1b2e', 'badc3b31-475a-4824-b891-4d3822e0cb81', 'Kasar', 'S***i W.', 3, 'Enak, hanya cepat hambar setelah kemasannya dibuka dua minggu.', '[]', NULL, NULL, NULL, 1793194823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('99f96a2c-cfbe-4319-887e-4226621e66c9', 'badc3b31-475a-4824-b891-4d3822e0cb81', 'Sedang', 'N***i', 5, 'Minum jam sembilan malam tetap tidur nyenyak. Rasanya tetap kopi sungguhan.', '[]', NULL, NULL, NULL, 1792795223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('11310ffa-c010-43a6-9cad-e4dc8c08d28b', 'badc3b31-475a-4824-b891-4d3822e0cb81', 'Kasar', 'M***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792377623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f60d2831-c197-4a2b-80ac-644ad3c3ac56', 'badc3b31-475a-4824-b891-4d3822e0cb81', 'Halus', 'N***i K.', 4, 'Wanginya enak. Bodinya lebih tipis sedikit daripada Gayo biasa.', '[]', NULL, NULL, NULL, 1791974423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a744af72-f4f5-45d2-b497-41c81349b0c0', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Tanpa Gula', 'W***n S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795326023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('beec825c-1367-4962-b62e-719df889587b', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Aren Cair', 'C***t M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794948023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('98dcde6a-f9fd-4893-928e-8d753e96596a', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Aren Cair', 'S***l S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794886823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a820d64-62c7-4684-8b02-c99f14874e12', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Aren Cair', 'M***a G.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', NULL, NULL, NULL, 1794274823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d14a9fce-b1e4-4275-bb20-2f27f8b12977', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Aren Cair', 'N***i', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1793875223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('157c63bf-70fa-495d-915e-483acd394fc8', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Tanpa Gula', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793688023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bf39b088-bcbe-4260-8ade-78cdcc1b8268', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Kurma', 'A***f H.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793360423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a424251d-1a4f-42d1-aada-345733f1298a', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Aren Cair', 'E***o P.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1792867223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ae3a4735-d99c-4d6c-a16b-dadbbde35dda', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Aren Cair', 'A***d F.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792568423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e76c81c4-803f-4b8a-b732-573aa9c00e74', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Kurma', 'F***i H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1792150823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b826bfd6-c71a-4c50-bf06-c6379bec5981', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Aren Cair', 'A***i B.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1792071623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1e8fc50c-1547-4eaa-9f3f-04aa3d60b353', '91bea655-466d-4a74-8438-41bd50a16d1b', 'Tanpa Gula', 'S***i A.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1791589223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c5d83d2-f635-4dd6-bcac-3204f51bbeea', '3c40111f-60f4-4419-9a38-49faf47b8aea', 'Halus', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1795254023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d40c5fc-5dd5-44f4-a6d5-2181650ca3e7', '3c40111f-60f4-4419-9a38-49faf47b8aea', 'Sedang', 'P***i M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794908423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2fb54941-f516-48a0-83de-96472cbcd42b', '3c40111f-60f4-4419-9a38-49faf47b8aea', 'Halus', 'A***d F.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794616823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d4e654d-8f6d-4e7c-a1c2-d0ab181ef978', '3c40111f-60f4-4419-9a38-49faf47b8aea', 'Sedang', 'D***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794454823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('62aa0300-5fa9-46bc-99ee-e94dc002af57', '3c40111f-60f4-4419-9a38-49faf47b8aea', 'Biji utuh', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794094823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7ba7657a-3216-48e6-b081-d13924ede110', '3c40111f-60f4-4419-9a38-49faf47b8aea', 'Halus', 'S***l S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793706023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d50bafe6-800a-4771-9d42-4b67a815e175', '3c40111f-60f4-4419-9a38-49faf47b8aea', 'Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793587223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('da28573c-3e43-483f-9f23-fb3556a8162b', '5d062493-4a55-42a5-8978-a8bca3631457', 'Merah, 3 cangkir', 'B***g H.', 4, 'Tiga seduhan pertama saya buang sesuai anjuran, setelah itu rasanya bersih.', '[]', NULL, NULL, NULL, 1794955223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c40ad7f2-c0d2-47c8-b189-468139a204a6', '5d062493-4a55-42a5-8978-a8bca3631457', 'Merah, 3 cangkir', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794868823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e47911ae-7abb-4e4c-8869-bb1cc1863ee3', '5d062493-4a55-42a5-8978-a8bca3631457', 'Merah, 3 cangkir', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794490823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e9497429-e554-4982-bbf2-66d60b3731fc', '5d062493-4a55-42a5-8978-a8bca3631457', 'Perak, 3 cangkir', 'M***e S.', 5, 'Bunyi mendesisnya sekarang jadi alarm pagi keluarga.', '[]', NULL, NULL, NULL, 1794224423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3c632690-2601-4c95-aba2-e5a200b82667', '5d062493-4a55-42a5-8978-a8bca3631457', 'Merah, 3 cangkir', 'N***i', 3, 'Gagangnya cepat panas kalau apinya melebar. Jaga apinya.', '[]', NULL, NULL, NULL, 1793842823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f7227a66-889d-42d6-9013-50a1eb39adb6', '5d062493-4a55-42a5-8978-a8bca3631457', 'Merah, 3 cangkir', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793392823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('96176c76-6e9c-463b-9682-762f49a2d50b', '5d062493-4a55-42a5-8978-a8bca3631457', 'Perak, 6 cangkir', 'R***a M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793097623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0d738158-0a57-4afa-8bfa-b49937b9057c', '5d062493-4a55-42a5-8978-a8bca3631457', 'Merah, 3 cangkir', 'M***a G.', 4, 'Bagus, asal ingat tidak bisa di kompor induksi. Saya beli tatakannya lagi.', '[]', NULL, NULL, NULL, 1792586423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4a2657ff-f75e-44fa-acf3-061128854d28', '5d062493-4a55-42a5-8978-a8bca3631457', 'Perak, 3 cangkir', 'S***i W.', 5, 'Karetnya rapat, tidak ada uap keluar dari samping.', '[]', NULL, NULL, NULL, 1792356023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('12b420ac-aa66-4319-ba76-8e0fc7160f05', '5d062493-4a55-42a5-8978-a8bca3631457', 'Perak, 6 cangkir', 'D***n P.', 5, 'Dibawa kemping pakai kompor gas kecil, jadi idola satu tenda.', '[]', NULL, NULL, NULL, 1792226423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('408a31e9-4641-4add-bb1d-24b895b850f8', '5d062493-4a55-42a5-8978-a8bca3631457', 'Perak, 3 cangkir', 'T***u I.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791891623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2e74cf59-3a41-4d8c-a2b0-6c3aa3ea4735', '5d062493-4a55-42a5-8978-a8bca3631457', 'Merah, 3 cangkir', 'Y***s M.', 5, 'Api kecil, lima menit, kopi pekat untuk susu. Tidak perlu mesin mahal.', '["/assets/contoh-1/kopi/moka-merah.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', NULL, NULL, NULL, 1791693623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a53099b4-acda-4e68-8d3e-6021a32e408b', '22e9e473-b9ef-4030-b7b8-094d4a9965db', '', 'R***a M.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795290023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c96ef5d-1390-436c-936b-57f1f8fc0aea', '22e9e473-b9ef-4030-b7b8-094d4a9965db', '', 'T***u I.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794757223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1ab626b-7ea9-4199-9c60-6bc483de0220', '22e9e473-b9ef-4030-b7b8-094d4a9965db', '', 'C***t M.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1794292823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('28594996-34ea-4df6-8fa6-343f74e06952', '22e9e473-b9ef-4030-b7b8-094d4a9965db', '', 'W***n S.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1793860823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de681686-dea4-4562-960b-138b0a57b496', '22e9e473-b9ef-4030-b7b8-094d4a9965db', '', 'D***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793702423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2228404a-f29c-45cc-8277-05b0a72425ac', '22e9e473-b9ef-4030-b7b8-094d4a9965db', '', 'A***i B.', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793418023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2112d30-40b7-4efd-ab2f-f8f1e779365a', '22e9e473-b9ef-4030-b7b8-094d4a9965db', '', 'S***i W.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', NULL, NULL, NULL, 1793288423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('698863ff-606d-4985-91eb-4612ea45dad0', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'Hitam', 'T***u I.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795329623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3c664ece-338a-49f9-8f66-a2f478aa49f7', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'Hitam', 'W***n S.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794973223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c38c99c1-eea6-420e-8610-8afa1d9b8f16', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'Perak', 'M***e S.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-baja-perak.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794883223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7f582eb0-89c4-4131-bfc9-080c278f1488', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'Perak', 'D***i A.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1794285623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3b943b5e-b03f-4dc3-8d9c-dbb47765aebc', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'Perak', 'S***l S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793990423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9cd15147-5a72-4fb7-8d0f-9d3b95a86be2', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'Hitam', 'R***y R.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793724023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5cf32bd1-6676-4b5e-8008-d67eb25100ae', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'Hitam', 'N***i', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793482823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a11594aa-9551-44b6-8f0c-5021d1f8be00', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'Perak', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793392823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88193713-4998-4efc-a1a4-7aadfae3a8fe', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'Perak', 'S***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793148023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe692b14-373c-433e-966b-4238f3f28161', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'Hitam', 'M***a G.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1793072423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a523d614-d9f1-44bb-a56a-e08abddfa136', 'a5e65756-ec48-442f-85ce-17c4aa4391f4', 'Perak', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792636823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e50cc64d-8613-4f8f-aec3-cf7218d160c0', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'L***i W.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1794850823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9e64c422-1b05-4b4a-b299-3ba8b72d0fd9', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'F***i H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794789623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b9c11a8e-aa55-41e8-93ca-3ebbfd20fdf4', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'R***y R.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794199223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d62e793-9300-4d9a-825b-9c819d131f56', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'T***u I.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794091223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('34086371-d3c8-44b8-b03e-171b5b599b7e', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'M***e S.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793799623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f62411e-292a-474d-94b2-ac4adc7d2b7b', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793500823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44fdda12-2690-4d20-8b48-ab124345c619', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'A***s S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1792885223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('916ad399-21a1-460d-8eab-1627b2fd6a92', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792302023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cdf3241c-4660-4ba1-9a7d-55a9e1778151', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'S***i A.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791661223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d8bf19f2-083e-4956-91cc-6aea3f427f7f', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', NULL, NULL, NULL, 1791265223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5ccba1c-08f5-451b-9959-dc1080e80a80', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'E***o P.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1791078023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3dafa4d7-ee88-40a1-8a55-e228fedf12b2', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791034823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('04f87134-afab-4238-8227-a616f10ad8da', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'R***a S.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1790426423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f8840968-2eef-48c8-8c02-5d308673c0d1', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790088023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('313754b2-4fad-4af9-b336-7c8fd2b6f863', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789897223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('571308a2-2b31-4124-8732-deaf4bc6089e', '8a8f90c4-17e7-4d02-8be3-653958d54996', '', 'S***i W.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1789303223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7c3ca1bb-745e-4d04-907d-aeaa5ecd3f58', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Sedang', 'M***a G.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1795207223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('960acf53-3d7c-4e8e-9262-36b56e44f830', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Sedang', 'J***o S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1794915623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('15fe8cce-9102-414f-b1c1-fd0029bbd20b', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Biji utuh', 'A***i B.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1794476423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6fc16a1e-dde0-4fea-a550-ea2d36521af1', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Kasar', 'R***y R.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1794310823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d295e77-4788-402a-9c2d-20a45ca8a8e8', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Sedang', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793673623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('17b93a8d-61dc-4c75-8dcf-df5b6acae46d', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Sedang', 'E***o P.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1793310023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7b603de4-3c05-4797-9bdc-b70becb27b7a', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Halus', 'C***t M.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', NULL, NULL, NULL, 1793072423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5299129-ff1e-4132-816f-956f282a29a4', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Sedang', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792845623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('674282a5-e285-49a4-b108-e351f6054c2f', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Kasar', 'D***i A.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1792658423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6ed33dbf-f1ed-4657-a272-9c8f875682dd', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Sedang', 'N*** P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1792111223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4f974332-38f2-46d9-b97a-2fb3c5ca094e', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Biji utuh', 'A***d F.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1791902423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ef35744d-652b-41b4-a324-05909f7770ef', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Halus', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791808823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe8a9805-c3a8-4a1b-9aac-c5e3410c9585', '5785c50f-62e3-4625-85a0-853b489f8eda', 'Sedang', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791330023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8052ef05-d78b-4527-a89d-ea2517d526da', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '400 ml', 'R***a M.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1795236023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cdae935e-80b2-4a9f-b52c-1495184bc5da', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '600 ml', 'L***i W.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1795171223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('70570d36-1e5f-4489-82a3-bdbbf532bbb0', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '400 ml', 'N*** P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794854423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('483325db-812f-405f-882b-04075081cc2e', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '400 ml', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794314423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e691620d-3094-449e-934a-6e9e9d6759f4', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '600 ml', 'F***i H.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794138023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('705795f9-44a7-44d6-a9e6-f126149d9ae9', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '600 ml', 'M***a G.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793590823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40ca5c4f-72a3-45ed-a210-28f8b30b63a7', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '600 ml', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1793119223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b690787d-14e1-4d07-8d8f-13af67a52aaf', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '400 ml', 'S***i A.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792831223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c493f235-714c-4286-8508-287794189704', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '600 ml', 'C***t M.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1792510823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('601ec2ec-ec52-4502-9480-2c6ba8d3df23', 'df1f9ec1-2b31-4d76-abb6-004175969ebd', '400 ml', 'W***n S.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1791909623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5a96a0e4-6734-4361-a2d9-fc0642713fce', 'c25ceff6-9246-4068-bf2f-66105a7965a7', '', 'M***a G.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794915623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ba9d01bf-eaee-4b2f-91bc-d4388aa8a3a0', 'c25ceff6-9246-4068-bf2f-66105a7965a7', '', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794634823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d7f93db4-43fb-4344-947e-7ebccaa5dbbd', 'c25ceff6-9246-4068-bf2f-66105a7965a7', '', 'A***f H.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1794595223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('11f13b1d-2fe3-4fe3-ac27-ff814330c185', 'c25ceff6-9246-4068-bf2f-66105a7965a7', '', 'M***e S.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1794476423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('776a86ce-05a2-466e-a617-b1aa93eacbee', 'c25ceff6-9246-4068-bf2f-66105a7965a7', '', 'R***a S.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794296423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f83f4964-7376-4dcd-8a31-802968e04776', 'c25ceff6-9246-4068-bf2f-66105a7965a7', '', 'T***u I.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794062423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3d8b39c7-3d9f-4b3d-a0c3-2959a4499912', 'c25ceff6-9246-4068-bf2f-66105a7965a7', '', 'B***g H.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1793803223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('023c9d6b-cc64-44a2-aa9a-850ac68f829b', 'e4927288-5be9-4460-b472-c512ef1219ab', 'Karamel Garam', 'E***o P.', 4, 'Wangi. Botol kacanya berat, tuang pelan-pelan.', '[]', NULL, NULL, NULL, 1795340423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a517e662-915b-466f-ae56-da7cfd89e887', 'e4927288-5be9-4460-b472-c512ef1219ab', 'Karamel Garam', 'N***i', 3, 'Enak, tapi lebih encer dari sirup yang biasa saya beli.', '[]', NULL, NULL, NULL, 1794822023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ba7db0f2-2c8f-42c0-9175-fdf1786101d6', 'e4927288-5be9-4460-b472-c512ef1219ab', 'Vanila', 'A***s S.', 4, 'Mengendap sedikit di dasar, tinggal dikocok.', '[]', NULL, NULL, NULL, 1794512423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('13b2a731-cc97-4e79-aa14-7c6517c8c3ec', 'e4927288-5be9-4460-b472-c512ef1219ab', 'Vanila', 'R***a S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793979623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a2f77a5-0fd5-4352-b601-04e4f1666723', 'e4927288-5be9-4460-b472-c512ef1219ab', 'Karamel Garam', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793943623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fbf53139-4277-4564-8bcb-c4401950c1e4', 'e4927288-5be9-4460-b472-c512ef1219ab', 'Karamel Garam', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793857223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1834173-a70c-4af9-adee-629166fa9337', 'e4927288-5be9-4460-b472-c512ef1219ab', 'Vanila', 'R***a M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793216423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('31a0eb50-a926-466a-8653-90db5175593f', 'e4927288-5be9-4460-b472-c512ef1219ab', 'Rempah', 'A***i B.', 5, 'Dua sendok untuk satu gelas es kopi, pas. Anak saya mencampurnya dengan susu saja.', '[]', NULL, NULL, NULL, 1793158823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('553a9914-3258-4fc8-83c3-94998cb61828', 'e4927288-5be9-4460-b472-c512ef1219ab', 'Vanila', 'A***f H.', 5, 'Dipakai juga untuk panekuk hari Minggu. Cepat habis jadinya.', '[]', NULL, NULL, NULL, 1792521623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('816ba4bd-5c2d-4888-8da9-14c8eae30d9d', 'e4927288-5be9-4460-b472-c512ef1219ab', 'Karamel Garam', 'Y***s M.', 5, 'Manisnya tidak lengket di tenggorokan, rasa bahannya asli.', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', NULL, NULL, NULL, 1792359623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('db1086fa-5a55-44b4-8828-7d44d980c39e', '42ec9c49-8692-4550-a89f-316a276d959a', '', 'C***t M.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1795066823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c0b89858-cc97-434d-8b2f-a63706ab92a6', '42ec9c49-8692-4550-a89f-316a276d959a', '', 'L***i W.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794537623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c41162ec-510d-4686-b632-80ba02a43ca8', '42ec9c49-8692-4550-a89f-316a276d959a', '', 'A***f H.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1794019223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d9af8a2-1310-4b6a-9dcc-f50714f700eb', '42ec9c49-8692-4550-a89f-316a276d959a', '', 'E***o P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793835623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('825a422b-5e41-4563-b6d2-90ae3de3b50f', '42ec9c49-8692-4550-a89f-316a276d959a', '', 'B***i S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793234423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d245aee-585e-4c5e-bdf3-49dc0c470b0f', '42ec9c49-8692-4550-a89f-316a276d959a', '', 'Y***s M.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1792867223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a8eee76e-6066-4369-8451-84adb7454e3c', '42ec9c49-8692-4550-a89f-316a276d959a', '', 'D***s A.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792622423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e39ee232-b21e-483c-b63e-4f2f80252efc', '42ec9c49-8692-4550-a89f-316a276d959a', '', 'R***a M.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1792528823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d42faf7-08ae-46e6-8a6b-e811cfceed81', '42ec9c49-8692-4550-a89f-316a276d959a', '', 'M***i', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', NULL, NULL, NULL, 1792057223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb8cd2ed-eacd-4185-9b36-451c71ffb79d', 'f316e101-8beb-4938-9c3c-19bb74a19c07', '', 'R***y R.', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', NULL, NULL, NULL, 1795232423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8580f569-ac8e-427a-b4d6-6da19b8369fb', 'f316e101-8beb-4938-9c3c-19bb74a19c07', '', 'S***i W.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1795200023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3170681-719a-44ca-bbc8-102246e68188', 'f316e101-8beb-4938-9c3c-19bb74a19c07', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794584423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('54b0bfec-322c-4550-8117-39d4cae2cd6b', 'f316e101-8beb-4938-9c3c-19bb74a19c07', '', 'N*** P.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1794433223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44f1b8d1-a644-409f-93a3-a2a99dbc8490', 'f316e101-8beb-4938-9c3c-19bb74a19c07', '', 'T***u I.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794372023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e7cab9b-a236-423f-987b-f2191122fb03', 'f316e101-8beb-4938-9c3c-19bb74a19c07', '', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794289223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a26fe2f6-da85-4a77-90fb-6b6bad3c2088', 'f316e101-8beb-4938-9c3c-19bb74a19c07', '', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793648423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f79020cc-b189-4868-a904-150cd9c2f38b', 'f316e101-8beb-4938-9c3c-19bb74a19c07', '', 'R***a S.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1793263223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f4f36d22-db44-4fd2-b5a1-4c58f9237a16', 'f316e101-8beb-4938-9c3c-19bb74a19c07', '', 'A***s S.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1793115623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3b6ba5b3-e6cd-422d-86b4-cd57a0e30791', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Putih', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795326023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('23cad0ff-4672-45d3-9ced-44382215d3c2', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Putih', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794865223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dc326743-8124-43ee-b3d5-73b7794850cd', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Putih', 'N***i', 5, 'Angkanya cepat berhenti dan cocok dengan timbangan laboratorium teman.', '["/assets/contoh-1/kopi/timbangan-putih.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', NULL, NULL, NULL, 1794825623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8be7d0e3-3a84-4acd-b57a-346ce87bbd8d', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Hitam', 'R***a S.', 3, 'Bagus, tetapi mati otomatisnya terlalu cepat buat seduh pelan.', '[]', 'Terima kasih. Tahan tombol waktu tiga detik untuk mengubah mati otomatis menjadi sepuluh menit.', NULL, NULL, 1794681623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0d8fa91-a2ba-46b2-8bb3-730af7352114', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Hitam', 'D***n P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794062423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('93fb79ce-f9fe-4497-b48f-beb17f997a8d', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Hitam', 'P***i M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793792423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e2dae09-49ec-4913-9f30-f03d2f541672', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Putih', 'H***a G.', 4, 'Alas silikonnya tahan panas. Layarnya agak redup di bawah matahari.', '[]', NULL, NULL, NULL, 1793572823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eeae2012-fb92-49c5-90a9-9aeac08f2791', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Hitam', 'Y***a T.', 4, 'Tipis dan enak disimpan. Hati-hati, bukan tahan air.', '[]', NULL, NULL, NULL, 1793238023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f04c5961-b45e-419e-b368-646793309782', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Hitam', 'A***d F.', 5, 'Dipakai juga untuk bikin roti. Setengah gram pun terbaca.', '[]', NULL, NULL, NULL, 1793198423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f99e0766-514f-4ce2-ae86-5576c99b2e94', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Hitam', 'S***l S.', 5, 'Sudah dua bulan baru sekali diisi dayanya.', '[]', NULL, NULL, NULL, 1793004023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d76374de-47f5-4cdf-825f-22f0ffc90fdd', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Hitam', 'M***e S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792413623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bb034e68-ea96-4fcf-bb76-bd232de82889', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', 'Putih', 'B***g H.', 5, 'Waktunya mulai sendiri begitu kopi menetes, tangan bebas.', '[]', NULL, NULL, NULL, 1792082423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ffa4cc97-3705-41bc-801b-007a598fc362', '02aea55f-013d-4379-a7b6-17729a16e882', 'Hijau, 500 ml, Ulir', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795200023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4174fdb3-cb1f-418f-827a-2a898383c844', '02aea55f-013d-4379-a7b6-17729a16e882', 'Hijau, 350 ml, Ulir', 'D***s A.', 5, 'Es masih ada waktu pulang kantor. Tidak ada embun di luar.', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', NULL, NULL, NULL, 1794976823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f7a1db2f-60b3-4a74-bbab-cefae0e805cd', '02aea55f-013d-4379-a7b6-17729a16e882', 'Krem, 350 ml, Geser', 'F***i H.', 4, 'Bagus dan pas di tempat gelas mobil. Catnya sedikit tergores kunci.', '[]', NULL, NULL, NULL, 1794447623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5e62d675-e572-4164-a7ea-1b4182f5655b', '02aea55f-013d-4379-a7b6-17729a16e882', 'Hijau, 350 ml, Geser', 'Y***a T.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794195623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('01b66d01-8807-4cd7-b470-8bc5d3ea5b3c', '02aea55f-013d-4379-a7b6-17729a16e882', 'Hitam, 500 ml, Geser', 'B***g H.', 5, 'Tidak berbau logam, ganti dari kopi ke air putih pun netral.', '[]', NULL, NULL, NULL, 1793554823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fbddab72-c217-4f0e-8532-e5b0e3e7a7de', '02aea55f-013d-4379-a7b6-17729a16e882', 'Hijau, 350 ml, Geser', 'M***e S.', 3, 'Panasnya lima jam di saya, bukan enam. Masih cukup.', '[]', NULL, NULL, NULL, 1793479223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2e0935f1-8d06-48cf-ac57-5b8a4dad494b', '02aea55f-013d-4379-a7b6-17729a16e882', 'Hitam, 500 ml, Ulir', 'A***f H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793313623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ea4ee8b8-9846-476f-8deb-39f9e69366ad', '02aea55f-013d-4379-a7b6-17729a16e882', 'Hijau, 500 ml, Ulir', 'P***i M.', 4, 'Karet tutupnya perlu dilepas saat dicuci, jangan lupa dipasang lagi.', '[]', NULL, NULL, NULL, 1793072423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('74a6b6ed-8c93-4bb0-b88c-9991add6e29e', '02aea55f-013d-4379-a7b6-17729a16e882', 'Hitam, 500 ml, Ulir', 'M***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793007623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b9615063-9cfa-4bf5-bbfe-774da8ba5fb4', '02aea55f-013d-4379-a7b6-17729a16e882', 'Hitam, 500 ml, Geser', 'N***i K.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792816823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('73af475d-8f35-475d-bd8c-ca00b4d22739', '02aea55f-013d-4379-a7b6-17729a16e882', 'Krem, 350 ml, Geser', 'R***y R.', 5, 'Jatuh dari motor cuma lecet, isinya tidak tumpah.', '[]', NULL, NULL, NULL, 1792698023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a7c6d822-0480-4ecf-b42e-c74e334dfbc0', '02aea55f-013d-4379-a7b6-17729a16e882', 'Hijau, 350 ml, Geser', 'A***s S.', 5, 'Kado untuk satu tim, dua belas buah, semuanya rapi.', '[]', NULL, NULL, NULL, 1792323623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('884e6688-8ab1-452f-9558-429316bcf7f2', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '180 ml', 'E***o P.', 4, 'Kalau gilingannya terlalu halus tetesannya berhenti. Pakai yang sedang-halus.', '[]', NULL, NULL, NULL, 1794825623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('59a36923-3d7c-432c-bc1c-b34194ce682c', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '120 ml', 'Y***s M.', 4, 'Bagian atasnya panas, pegang dengan lap.', '[]', NULL, NULL, NULL, 1794555623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8cd3b43a-36a6-4ff1-93e6-0f128df4a090', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '180 ml', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794282023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd35dce6-afb1-4f09-be96-4e2ba3893c47', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '120 ml', 'R***a S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794030023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('055666a0-10a8-4fd6-9d45-97a268a9590c', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '120 ml', 'M***e S.', 5, 'Alat pertama saya, sekarang teman sekosan ikut beli.', '[]', NULL, NULL, NULL, 1793389223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f0341bf-d6f2-463d-88b4-18f10e66f606', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '120 ml', 'D***i A.', 3, 'Ada sedikit ampas lolos di gelas. Tidak mengganggu amat.', '[]', NULL, NULL, NULL, 1792838423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6c6becc5-9032-4f54-ba8e-90ad10d58577', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '180 ml', 'H***a G.', 5, 'Dengan susu kental manis persis seperti waktu liburan di Hanoi.', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', NULL, NULL, NULL, 1792752023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('db9f6085-3cc3-49cb-9b66-7e5ccc96e4b1', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '120 ml', 'B***i S.', 5, 'Bajanya tebal untuk harga segini, tidak berkarat setelah tiga bulan.', '[]', NULL, NULL, NULL, 1792428023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('06839d29-b63f-4527-a3e4-349f3c56f1fd', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '120 ml', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791913223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d8011c25-1210-4fdb-a850-6092bfbf8be2', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '120 ml', 'P***i M.', 5, 'Tidak perlu kertas saring, dicuci sebentar selesai.', '[]', NULL, NULL, NULL, 1791513623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ba90cceb-ea72-4d0e-82d6-1e97a65efbe4', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '180 ml', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1791222023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a79c9f4d-d95d-4bd0-b5c1-70d6484e75d9', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '120 ml', 'T***u I.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1790959223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88fc8e30-9e8f-4701-bf90-d8ff23d65dda', 'c4765c2c-7a29-46f4-bd30-145dfadc91f7', '180 ml', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790433623175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4ec5594b-019f-4cd6-a5ea-0f2e0cffb372', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '', 'A***s S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795232423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8cc0c2e3-61b1-4717-b8e5-ff0a1931af7b', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '', 'R***a M.', 5, 'Teman begadang waktu hujan, ditambah sesendok madu.', '[]', NULL, NULL, NULL, 1794724823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c2bdd473-4db5-44e0-9b36-2256997ae85a', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '', 'A***i B.', 5, 'Jahenya terasa, tenggorokan langsung enak. Warnanya merah muda cantik.', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', NULL, NULL, NULL, 1794692423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a5dd7133-9cf8-4aaa-ae09-92f6dcb63eca', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794530423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e1384b6-0838-4033-b372-cd23b029d9c4', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '', 'Y***s M.', 4, 'Cengkihnya dominan buat saya, tapi tetap habis sekotak.', '[]', NULL, NULL, NULL, 1794310823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f54e9b6-64bb-4d11-95df-83ba362487a9', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793677223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94492b4e-759b-49c8-852e-22e2fd8bb40e', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '', 'R***a S.', 5, 'Anak kos butuh ini: tinggal celup, tidak perlu memarut apa-apa.', '[]', NULL, NULL, NULL, 1793040023175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7cd28969-e50c-474f-8866-5ddcd9e6b31a', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '', 'D***s A.', 5, 'Tidak ada gulanya, jadi bisa untuk bapak yang diabetes.', '[]', NULL, NULL, NULL, 1792942823175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5cec6f40-2a68-44d9-b23e-4583820f4b04', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '', 'H***a G.', 4, 'Hangat. Saya celup dua kantong supaya lebih nendang.', '[]', NULL, NULL, NULL, 1792615223175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee74eafa-dd4b-4987-a910-e184d550adb6', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '', 'B***i S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792190423175);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fb44a0a2-9f8c-4176-b52e-29b8880e2b9d', '3fcb35f7-4cf3-4426-86db-752b489cfdcc', '', 'L***i W.', 3, 'Enak, tetapi benang kantongnya gampang lepas.', '[]', NULL, NULL, NULL, 1791873623175);
--> statement-breakpoint
INSERT INTO "shop_state" VALUES (1, '{"name":"Sangrai Rimba","description":"Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.","logo":"","theme":"forest","customerCarePhone":"+6281321450967","whatsappShown":true,"watermarkShown":true,"city":"Kota Bandung","originRegency":"32.73","pickup":{"address":"Jl. Braga No. 10, Sumur Bandung, Kota Bandung","postcode":"40111","point":{"latitude":-6.9178,"longitude":107.6093}},"banners":[{"image":"/assets/contoh-1/kopi/banner-panen.webp","link":"/products/biji-kopi","title":"Panen baru dari Gayo dan Toraja"},{"image":"/assets/contoh-1/kopi/banner-seduh.webp","link":"/products/alat-seduh","title":"Mulai seduh manual di rumah"},{"image":"/assets/contoh-1/kopi/banner-dingin.webp","link":"/products/minuman","title":"Kopi botol dingin untuk siang yang panjang"}],"popup":{"active":false,"image":"","link":null},"googleAnalyticsId":null,"metaPixelId":null,"businessName":"CV Sangrai Rimba","businessAddress":"Jl. Merdeka No. 10, Kota Bandung","businessEmail":"halo@kopi.contoh.id","openingHours":"Senin–Sabtu 08.00–17.00 WIB","returnDays":3,"npwp":null,"phoneCountries":{"only":[],"except":[]},"hstsPreload":false,"bankAccount":{"bank":"BCA","number":"1234567890","holder":"SANGRAI RIMBA"},"termsConfirmed":false,"coins":{"earnPercent":1,"usePercent":50},"affiliate":{"percent":5,"maximum":null},"sellerMessages":{"email":null,"phone":null,"daily":false,"lowStock":3},"companyId":1,"host":"kopi.localhost","demo":true,"maintenance":false,"clockOffsetMs":0,"footerMenu":[{"title":"Tentang Kami","slug":"tentang-kami","url":null,"children":[]},{"title":"Cara Belanja","slug":"cara-belanja","url":null,"children":[]},{"title":"Pengiriman","slug":"pengiriman","url":null,"children":[]},{"title":"Pengembalian","slug":"pengembalian","url":null,"children":[]},{"title":"Syarat & Ketentuan","slug":"syarat-ketentuan","url":null,"children":[]},{"title":"Kebijakan Privasi","slug":"kebijakan-privasi","url":null,"children":[]}],"legalVersion":"2026-11-01"}', 1795372823307, NULL);
--> statement-breakpoint
INSERT INTO "simulated_payment" VALUES ('28fcf2c1-a511-4f2c-b1a0-5a18ce49acd6', 'INV-20261123-0AMWX-1', 'INV-20261123-0AMWX-1', 96000, 'bank_transfer', 'bri', '000046331363061237', NULL, 'pending', '[]', 1795372103175, 1795458503175, NULL);
--> statement-breakpoint
INSERT INTO "simulator_account" VALUES (1, 'SB-simulator-25aad3eb-9de0-4aed-adee-4fbfca73b595', 'none');
--> statement-breakpoint
INSERT INTO "order_voucher" VALUES ('32499147-07bd-4724-b86b-eb1d231a25a7', 'shipping', '3b7b5ba0-5f84-4c3f-8dac-3932b9012afc', 'ONGKIRGRATIS', 'Gratis ongkir', 0, 18000, 'USED', '', '3b50713f-582e-4018-a798-4aa882272bcf', '+6281234567890');
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:3b50713f-582e-4018-a798-4aa882272bcf', '3b7b5ba0-5f84-4c3f-8dac-3932b9012afc', 1795286423175);
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:3b50713f-582e-4018-a798-4aa882272bcf', '27229181-a7d2-4a10-b62d-14f1489fb502', 1795286423175);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('d98da3e7-0c27-4d65-bfcf-71f1d490723c', 'SERUPUT', 'Diskon 10%', 'Untuk semua isi toko.', 1760812822726, 1838653199999, 0, 1, 10, 25000, 120000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('d4c80f8f-4628-4a31-a7c4-6d6159cedbe0', 'ALATSEDUH', 'Potongan alat seduh', 'Dripper, ketel, cangkir, dan setnya.', 1760812822726, 1838653199999, 0, 0, 40000, NULL, 300000, 0, NULL, 0, NULL, '["alat-seduh"]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('83b72965-afd4-435e-a1ff-75764075da67', 'KOINPAGI', 'Cashback 8%', 'Koin masuk setelah pesanan selesai.', 1760812822726, 1838653199999, 1, 1, 8, 20000, 80000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('603d7971-0e32-48a0-b699-88b896ebaaa2', 'PANENBARU', 'Panen baru Gayo', 'Kuota terbatas.', 1760812822726, 1838653199999, 0, 0, 15000, NULL, 0, 0, 3, 0, NULL, '[]', '["a53a540c-f346-434f-b731-1b2935eb7f99"]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('40cd51ba-0311-42b8-93a6-fc6a3dac028f', 'TEMANNGOPI', 'Khusus teman ngopi', 'Hanya lewat tautan ini.', 1760812822726, 1838653199999, 0, 1, 15, 30000, 100000, 0, NULL, 0, 2, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('3b7b5ba0-5f84-4c3f-8dac-3932b9012afc', 'ONGKIRGRATIS', 'Gratis ongkir', 'Untuk semua kurir dan semua kota.', 1760812822726, 1833469199999, 0, 1, 100, 20000, 150000, 1, NULL, 1, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('7df10844-70c7-4a67-8652-e814d8124395', 'KENALAN', 'Potongan belanja pertama', 'Satu kali untuk setiap pelanggan baru.', 1760812822726, NULL, 0, 0, 15000, NULL, 60000, 0, NULL, 0, 1, '[]', '[]', 1, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('27229181-a7d2-4a10-b62d-14f1489fb502', 'OKTOBERCERIA', 'Oktober ceria', 'Promo bulan lalu.', 1760812822726, 1795280399999, 0, 1, 10, 15000, 0, 0, NULL, 0, NULL, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('519d3b5a-c1f9-4e40-9177-fe57e141f6d3', 'c:3b50713f-582e-4018-a798-4aa882272bcf', '22e9e473-b9ef-4030-b7b8-094d4a9965db', NULL, 1149000, 1, 1795200023175);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('2190be36-30f9-4768-9020-3aa88ec60621', 'c:3b50713f-582e-4018-a798-4aa882272bcf', 'b44dde2d-8e7a-4d02-a21c-00a57efb7e45', NULL, 231250, 1, 1794854423175);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('0288cb48-375b-4cad-ba22-50d071920084', 'c:3b50713f-582e-4018-a798-4aa882272bcf', 'e6831f37-167e-4a5e-af69-9a2c5443b5b5', NULL, 129000, 1, 1794595223175);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('8a8222e2-5dc2-4e28-9b9e-9d6094b93e83', 'c:3b50713f-582e-4018-a798-4aa882272bcf', 'c59d5ffa-9047-4ff4-a3f5-8906f32b1e89', NULL, 689000, 0, 1794076823175);
--> statement-breakpoint
CREATE VIEW listing_source AS
SELECT p.id AS product_id, p.category_slug, p.position, p.sold, p.created_at,
  (SELECT json_group_array(json(pair)) FROM (
    SELECT value AS pair FROM json_each(p.attributes)
    UNION ALL
    SELECT json_array(json_extract(o.value, '$.name'), json_extract(v.value, '$.value')) FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v
  )) AS facets
FROM product AS p WHERE p.published = 1;
--> statement-breakpoint
CREATE VIEW product_text AS
SELECT l.id, p.id AS product_id, p.category_slug, p.name, coalesce(c.name, '') AS category,
  coalesce((SELECT group_concat(json_extract(value, '$[0]') || ' ' || json_extract(value, '$[1]'), ' ') FROM json_each(p.attributes)), '') AS attributes,
  coalesce((SELECT group_concat(json_extract(v.value, '$.value'), ' ') FROM json_each(p.options) AS o, json_each(o.value, '$.values') AS v), '') AS options,
  p.description
FROM listing AS l JOIN product AS p ON p.id = l.product_id LEFT JOIN category AS c ON c.slug = p.category_slug;
--> statement-breakpoint
CREATE VIEW listing_offer AS
SELECT l.product_id,
  (SELECT v.id FROM variant AS v WHERE v.product_id = l.product_id ORDER BY v.stock > 0 DESC, v.price, v.position LIMIT 1) AS variant_id
FROM listing AS l;
--> statement-breakpoint
CREATE INDEX `customer_address_by_use` ON `customer_address` (`customer_id`,`used_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `affiliate_code_unique` ON `affiliate` (`code`);
--> statement-breakpoint
CREATE INDEX `commission_by_affiliate` ON `commission` (`affiliate_id`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `cart_line_once` ON `cart_line` (`owner`,`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `listing_productId_unique` ON `listing` (`product_id`);
--> statement-breakpoint
CREATE INDEX `listing_by_category` ON `listing` (`category_slug`,`position`);
--> statement-breakpoint
CREATE INDEX `listing_by_position` ON `listing` (`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `product_slug_unique` ON `product` (`slug`);
--> statement-breakpoint
CREATE INDEX `product_by_category` ON `product` (`category_slug`,`position`);
--> statement-breakpoint
CREATE INDEX `tier_price_by_variant` ON `tier_price` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `variant_by_product` ON `variant` (`product_id`,`position`);
--> statement-breakpoint
CREATE INDEX `article_by_date` ON `article` (`published_at`);
--> statement-breakpoint
CREATE INDEX `article_by_category` ON `article` (`category_slug`,`published_at`);
--> statement-breakpoint
CREATE INDEX `flash_sale_item_by_variant` ON `flash_sale_item` (`variant_id`);
--> statement-breakpoint
CREATE INDEX `flash_sale_by_end` ON `flash_sale` (`ends_at`);
--> statement-breakpoint
CREATE INDEX `flash_sale_by_start` ON `flash_sale` (`starts_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_account` ON `one_time_code` (`account`,`created_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_address` ON `one_time_code` (`address`,`created_at`);
--> statement-breakpoint
CREATE INDEX `one_time_code_by_age` ON `one_time_code` (`created_at`);
--> statement-breakpoint
CREATE INDEX `account_change_by_customer` ON `account_change` (`customer_id`,`at`);
--> statement-breakpoint
CREATE INDEX `account_change_by_age` ON `account_change` (`at`);
--> statement-breakpoint
CREATE INDEX `consent_by_customer` ON `consent` (`customer_id`,`purpose`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_code_unique` ON `customer` (`code`);
--> statement-breakpoint
CREATE INDEX `customer_by_phone` ON `customer` (`phone`);
--> statement-breakpoint
CREATE INDEX `customer_by_email` ON `customer` (`email`);
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_verified_phone` ON `customer` (`phone`) WHERE "customer"."phone_verified_at" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `customer_verified_email` ON `customer` (`email`) WHERE "customer"."email_verified_at" IS NOT NULL;
--> statement-breakpoint
CREATE UNIQUE INDEX `google_account_customerId_unique` ON `google_account` (`customer_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `passkey_credentialId_unique` ON `passkey` (`credential_id`);
--> statement-breakpoint
CREATE INDEX `passkey_by_customer` ON `passkey` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `pending_registration_by_age` ON `pending_registration` (`at`);
--> statement-breakpoint
CREATE INDEX `google_pending_login_by_age` ON `google_pending_login` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_asker` ON `passkey_challenge` (`bound_to`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_network` ON `passkey_challenge` (`network`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `passkey_challenge_by_end` ON `passkey_challenge` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `known_device_by_use` ON `known_device` (`customer_id`,`used_at`);
--> statement-breakpoint
CREATE INDEX `session_by_customer` ON `session` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE INDEX `session_by_expiry` ON `session` (`expires_at`);
--> statement-breakpoint
CREATE INDEX `coin_lot_by_expiry` ON `coin_lot` (`customer_id`,`expires_at`);
--> statement-breakpoint
CREATE INDEX `coin_use_by_order` ON `coin_use` (`order_id`);
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_account` ON `ledger_entry` (`account`,`id`);
--> statement-breakpoint
CREATE INDEX `ledger_entry_by_transfer` ON `ledger_entry` (`transfer_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_transfer_once` ON `ledger_transfer` (`kind`,`ref`);
--> statement-breakpoint
CREATE UNIQUE INDEX `message_event_unique` ON `message` (`event`);
--> statement-breakpoint
CREATE INDEX `message_by_age` ON `message` (`created_at`);
--> statement-breakpoint
CREATE INDEX `order_return_event_by_return` ON `order_return_event` (`return_id`,`id`);
--> statement-breakpoint
CREATE INDEX `order_return_photo_by_return` ON `order_return_photo` (`return_id`,`position`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_return_number_unique` ON `order_return` (`number`);
--> statement-breakpoint
CREATE INDEX `order_return_by_order` ON `order_return` (`order_id`);
--> statement-breakpoint
CREATE INDEX `order_return_by_status` ON `order_return` (`status`,`created_at`);
--> statement-breakpoint
CREATE INDEX `order_return_by_customer` ON `order_return` (`customer_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_orderId_unique` ON `bill` (`order_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bill_amount_tells_payer` ON `bill` (`account`,`amount`) WHERE "bill"."account" IS NOT NULL AND "bill"."status" = 'UNPAID';
--> statement-breakpoint
CREATE UNIQUE INDEX `charge_attempt` ON `charge` (`bill_code`,`attempt`);
--> statement-breakpoint
CREATE INDEX `charge_by_account` ON `charge` (`account`,`created_at`) WHERE "charge"."account" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX `order_event_by_order` ON `order_event` (`order_id`,`id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `order_line_once` ON `order_line` (`order_id`,`variant_id`);
--> statement-breakpoint
CREATE INDEX `order_line_by_flash_sale` ON `order_line` (`flash_sale_id`,`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_number_unique` ON `orders` (`number`);
--> statement-breakpoint
CREATE INDEX `order_by_customer` ON `orders` (`customer_id`,`placed_at`);
--> statement-breakpoint
CREATE INDEX `order_by_visitor` ON `orders` (`visitor_id`,`placed_at`);
--> statement-breakpoint
CREATE INDEX `order_by_age` ON `orders` (`placed_at`,`id`);
--> statement-breakpoint
CREATE INDEX `order_by_status` ON `orders` (`status`,`pay_by`);
--> statement-breakpoint
CREATE INDEX `order_open_by_street` ON `orders` ("address" ->> '$.street') WHERE "orders"."status" IN ('PENDING', 'PROCESSING', 'CHANGE_PROCESSING', 'SHIPPING');
--> statement-breakpoint
CREATE INDEX `order_by_phone` ON `orders` ("address" ->> '$.phone');
--> statement-breakpoint
CREATE INDEX `stock_hold_by_variant` ON `stock_hold` (`variant_id`) WHERE "stock_hold"."state" = 'HELD';
--> statement-breakpoint
CREATE INDEX `digital_file_by_product` ON `digital_file` (`product_id`);
--> statement-breakpoint
CREATE INDEX `licence_by_order` ON `licence` (`order_id`,`variant_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `licence_once` ON `licence` (`variant_id`,`code`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_attempt` ON `shipment` (`order_id`,`attempt`);
--> statement-breakpoint
CREATE UNIQUE INDEX `shipment_booking` ON `shipment` (`vendor`,`booking_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `tracking_once` ON `tracking` (`order_id`,`at`,`label`,`place`);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_receipt_fileId_unique` ON `transfer_receipt` (`file_id`);
--> statement-breakpoint
CREATE INDEX `transfer_receipt_by_state` ON `transfer_receipt` (`state`,`sent_at`);
--> statement-breakpoint
CREATE INDEX `transfer_receipt_by_order` ON `transfer_receipt` (`order_id`,`sent_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `transfer_receipt_waiting` ON `transfer_receipt` (`order_id`) WHERE "transfer_receipt"."state" = 'waiting';
--> statement-breakpoint
CREATE INDEX `refund_by_order` ON `refund` (`order_id`);
--> statement-breakpoint
CREATE INDEX `refund_by_state` ON `refund` (`state`,`created_at`);
--> statement-breakpoint
CREATE INDEX `refund_by_reference` ON `refund` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `refund_once` ON `refund` (`reason`,`ref`);
--> statement-breakpoint
CREATE UNIQUE INDEX `payment_inbox_once` ON `payment_inbox` (`vendor`,`transaction_id`,`transaction_status`);
--> statement-breakpoint
CREATE INDEX `admin_log_by_time` ON `admin_log` (`at`);
--> statement-breakpoint
CREATE INDEX `once_answer_by_age` ON `once_answer` (`at`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_subject` ON `rate_limit_hit` (`rule`,`subject`,`until`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_network` ON `rate_limit_hit` (`rule`,`network`,`until`);
--> statement-breakpoint
CREATE INDEX `rate_limit_hit_by_end` ON `rate_limit_hit` (`until`);
--> statement-breakpoint
CREATE INDEX `scheduled_job_by_due` ON `scheduled_job` (`failed`,`due_at`);
--> statement-breakpoint
CREATE INDEX `review_photo_by_review` ON `review_photo` (`review_id`);
--> statement-breakpoint
CREATE INDEX `review_by_product` ON `review` (`product_id`,`created_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `review_once_a_line` ON `review` (`order_id`,`order_position`);
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_visitor` ON `affiliate_click` (`code`,`visitor`,`at`);
--> statement-breakpoint
CREATE INDEX `affiliate_click_by_network` ON `affiliate_click` (`code`,`network`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_reference_unique` ON `simulated_payment` (`reference`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_idempotencyKey_unique` ON `simulated_payment` (`idempotency_key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `simulated_payment_vaNumber_unique` ON `simulated_payment` (`va_number`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_voucher` ON `order_voucher` (`voucher_id`,`state`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_customer` ON `order_voucher` (`customer_id`);
--> statement-breakpoint
CREATE INDEX `order_voucher_by_phone` ON `order_voucher` (`phone`);
--> statement-breakpoint
CREATE INDEX `voucher_choice_by_age` ON `voucher_choice` (`chosen_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `voucher_code_unique` ON `voucher` (`code`);
--> statement-breakpoint
CREATE INDEX `voucher_by_start` ON `voucher` (`listed`,`starts_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `bank_account_once` ON `bank_account` (`customer_id`,`bank_code`,`number`) WHERE "bank_account"."removed_at" IS NULL;
--> statement-breakpoint
CREATE INDEX `bank_account_by_number` ON `bank_account` (`number`);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_customer` ON `withdrawal` (`customer_id`,`source`,`at`);
--> statement-breakpoint
CREATE INDEX `withdrawal_by_status` ON `withdrawal` (`status`,`at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_link_token_unique` ON `wish_link` (`token`);
--> statement-breakpoint
CREATE INDEX `wish_newest` ON `wish` (`owner`,`saved_at`);
--> statement-breakpoint
CREATE UNIQUE INDEX `wish_once` ON `wish` (`owner`,`product_id`);
--> statement-breakpoint
INSERT INTO product_search (rowid, name, category, attributes, options, description) SELECT id, name, category, attributes, options, description FROM product_text;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_insert AFTER INSERT ON product WHEN NEW.published = 1 BEGIN
  INSERT INTO listing (product_id, category_slug, position, sold, created_at, facets)
    SELECT product_id, category_slug, position, sold, created_at, facets FROM listing_source WHERE product_id = NEW.id;
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_facts AFTER UPDATE OF position, sold, created_at ON product BEGIN
  UPDATE listing SET position = NEW.position, sold = NEW.sold, created_at = NEW.created_at WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_text AFTER UPDATE OF name, category_slug, description, attributes, options, published ON product BEGIN
  DELETE FROM product_search WHERE rowid = (SELECT id FROM listing WHERE product_id = NEW.id);
  DELETE FROM listing WHERE product_id = NEW.id;
  INSERT INTO listing (product_id, category_slug, position, sold, created_at, facets)
    SELECT product_id, category_slug, position, sold, created_at, facets FROM listing_source WHERE product_id = NEW.id;
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.id
  ) WHERE product_id = NEW.id AND EXISTS (SELECT 1 FROM variant WHERE product_id = NEW.id);
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE product_id = NEW.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_product_delete AFTER DELETE ON product BEGIN
  DELETE FROM product_search WHERE rowid = (SELECT id FROM listing WHERE product_id = OLD.id);
  DELETE FROM listing WHERE product_id = OLD.id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_insert AFTER INSERT ON variant BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.product_id
  ) WHERE product_id = NEW.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_update AFTER UPDATE OF price, full_price, stock, position ON variant
WHEN NEW.price <> OLD.price OR NEW.full_price IS NOT OLD.full_price OR NEW.position <> OLD.position OR (NEW.stock > 0) <> (OLD.stock > 0) BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT v.price, coalesce(v.full_price > v.price, 0), v.stock > 0 FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = NEW.product_id
  ) WHERE product_id = NEW.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_variant_delete AFTER DELETE ON variant BEGIN
  UPDATE listing SET (price, discounted, available) = (
    SELECT max(v.price), coalesce(max(v.full_price > v.price), 0), coalesce(max(v.stock > 0), 0) FROM listing_offer AS o JOIN variant AS v ON v.id = o.variant_id WHERE o.product_id = OLD.product_id
  ) WHERE product_id = OLD.product_id;
END;
--> statement-breakpoint
CREATE TRIGGER listing_on_category_rename AFTER UPDATE OF name ON category BEGIN
  DELETE FROM product_search WHERE rowid IN (SELECT id FROM listing WHERE category_slug = NEW.slug);
  INSERT INTO product_search (rowid, name, category, attributes, options, description)
    SELECT id, name, category, attributes, options, description FROM product_text WHERE category_slug = NEW.slug;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_counts` AFTER INSERT ON `ledger_entry` BEGIN
	UPDATE `ledger_account` SET `balance` = `balance` + NEW.`amount` WHERE `id` = NEW.`account`;
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_stays` BEFORE UPDATE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entry_remains` BEFORE DELETE ON `ledger_entry` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_stays` BEFORE UPDATE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
--> statement-breakpoint
CREATE TRIGGER `ledger_transfer_remains` BEFORE DELETE ON `ledger_transfer` BEGIN SELECT RAISE(ABORT, 'the ledger is only added to'); END;
