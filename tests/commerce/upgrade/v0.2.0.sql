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
INSERT INTO "customer_address" VALUES ('cb355c53-48ab-4c77-91c4-d1f058425c2b', '1e5131f198e670d5b84260fc6f0b719b954b1b9aa5d0b88107b3390c22c7f415', '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1795371132335, '', NULL, NULL);
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
INSERT INTO "listing" VALUES (1, 'f640e45d-9017-439d-bca7-89a68aaf3efa', 'biji-kopi', 0, 3182, 1795371131406, '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (2, 'f9939582-c293-4c84-ac71-25109db9fd56', 'biji-kopi', 1, 1407, 1795371131405, '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (3, 'b88801de-6e95-413b-b86b-5d0187415fb3', 'biji-kopi', 2, 5620, 1795371131404, '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 39500, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (4, '84bb2534-a6b0-496b-8e3e-e75459529e23', 'biji-kopi', 3, 624, 1795371131403, '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 105000, 0, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (5, 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', 'siap-seduh', 4, 2035, 1795371131402, '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 82000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (6, '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'siap-seduh', 5, 4870, 1795371131401, '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Asal","Gayo"],["Asal","Toraja"]]', 9000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (7, '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'minuman', 6, 1926, 1795371131400, '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Rasa","Gula Aren"],["Rasa","Pandan"],["Rasa","Hitam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (8, 'b1d0162b-46c0-47af-88f7-2998d867d2f7', 'alat-seduh', 7, 538, 1795371131399, '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Sage"],["Warna","Terakota"]]', 145000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (9, '1777f15c-f1bc-46be-ac89-9dbccde1fa50', 'alat-seduh', 8, 412, 1795371131398, '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"],["Warna","Hitam"],["Warna","Perak"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (10, 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'cangkir-tumbler', 9, 482, 1795371131397, '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Warna","Gading"],["Warna","Hijau"],["Warna","Biru"]]', 89000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (11, 'ddef7f5e-9101-464d-94f8-cec5a07c5778', 'alat-seduh', 10, 203, 1795371131396, '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', 749000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (12, '4939a9b9-7450-4b62-85f9-198b46ef11c2', 'kelas', 11, 766, 1795371131395, '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', 49000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (13, '9f2aafeb-d265-44e9-90db-f793a03bbb83', 'racikan', 12, 2874, 1795371131394, '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","250 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Halus"],["Tingkat sangrai","Sedang"],["Tingkat sangrai","Gelap"]]', 72000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (14, '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', 'racikan', 13, 1345, 1795371131393, '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Kasar"],["Kemasan","Kantong"],["Kemasan","Kaleng"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (15, '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', 'racikan', 14, 4415, 1795371131392, '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 62000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (16, 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'racikan', 15, 497, 1795371131391, '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 118000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (17, '23ba1425-94f9-4003-ae95-fd7a27532032', 'penggiling-timbangan', 16, 846, 1795371131390, '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Perak"]]', 399000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (18, '1039076e-93fa-4e92-b4d4-765b5ce238b0', 'penggiling-timbangan', 17, 173, 1795371131389, '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', 1149000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (19, '39542b01-a985-4c1b-aa13-779065584622', 'penggiling-timbangan', 18, 1420, 1795371131388, '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 185000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (20, '19eab372-7831-4c73-a787-46c94fc95a81', 'alat-seduh', 19, 296, 1795371131387, '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"],["Warna","Hitam"],["Warna","Putih"]]', 689000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (21, 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'cangkir-tumbler', 20, 1215, 1795371131386, '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"],["Warna","Hijau"],["Warna","Krem"],["Warna","Hitam"],["Kapasitas","350 ml"],["Kapasitas","500 ml"],["Tutup","Geser"],["Tutup","Ulir"]]', 165000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (22, 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', 'cangkir-tumbler', 21, 377, 1795371131385, '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', 129000, 1, 0);
--> statement-breakpoint
INSERT INTO "listing" VALUES (23, 'a6b57825-a871-4e83-abde-0e79c95ef6d3', 'cangkir-tumbler', 22, 468, 1795371131384, '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"],["Warna","Putih"],["Warna","Hijau Lumut"],["Warna","Biru Dongker"]]', 55000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (24, '2a0505e5-4051-49e7-9e33-b65a35a15c19', 'kelas', 23, 319, 1795371131383, '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"],["Nominal","Rp 100.000"],["Nominal","Rp 250.000"],["Nominal","Rp 500.000"]]', 100000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (25, '4b6ebfae-014d-4f02-b9c4-a66b750f7cc6', 'kelas', 24, 241, 1795371131382, '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', 125000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (26, '977aa8c3-68e8-49cb-a218-839fec4aa2e2', 'biji-kopi', 25, 871, 1795371131381, '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","100 g"],["Ukuran","200 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 79000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (27, 'b074abad-ebd8-41f0-a280-756fddbda93c', 'biji-kopi', 26, 1288, 1795371131380, '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 84000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (28, '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'biji-kopi', 27, 743, 1795371131379, '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 96000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (29, '35824d8c-aec6-4cbf-aadd-aac57aa50217', 'biji-kopi', 28, 566, 1795371131378, '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"]]', 89000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (30, '13f9651a-0800-4324-9aa9-98ac542a6bfe', 'biji-kopi', 29, 214, 1795371131377, '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 68000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (31, 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', 'siap-seduh', 30, 1653, 1795371131376, '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 74000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (32, 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'siap-seduh', 31, 912, 1795371131375, '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Racikan","Pagi"],["Racikan","Senja"],["Racikan","Malam"]]', 69000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (33, '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', 'siap-seduh', 32, 1187, 1795371131374, '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 58000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (34, '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'minuman', 33, 1104, 1795371131373, '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"],["Pemanis","Aren Cair"],["Pemanis","Kurma"],["Pemanis","Tanpa Gula"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (35, '11a0a748-f10e-4eb5-91c4-c7671e08001f', 'minuman', 34, 688, 1795371131372, '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', 78000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (36, 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'minuman', 35, 533, 1795371131371, '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Rasa","Karamel Garam"],["Rasa","Vanila"],["Rasa","Rempah"]]', 56000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (37, 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'alat-seduh', 36, 1011, 1795371131370, '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"],["Warna","Perak"],["Warna","Merah"],["Kapasitas","3 cangkir"],["Kapasitas","6 cangkir"]]', 149000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (38, '42522a14-5923-4da5-8b75-07cad6e3edc9', 'alat-seduh', 37, 724, 1795371131369, '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"],["Kapasitas","350 ml"],["Kapasitas","600 ml"],["Kapasitas","1 liter"]]', 135000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (39, 'a1943e81-b474-4611-8208-7409b2a30a7a', 'alat-seduh', 38, 358, 1795371131368, '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', 279000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (40, '81772f47-0dff-4201-85dc-fc8aec5754a5', 'alat-seduh', 39, 1569, 1795371131367, '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"],["Ukuran","120 ml"],["Ukuran","180 ml"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (41, 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', 'alat-seduh', 40, 491, 1795371131366, '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"],["Kapasitas","400 ml"],["Kapasitas","600 ml"]]', 98000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (42, '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'alat-seduh', 41, 3760, 1795371131365, '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"],["Warna","Putih"],["Warna","Cokelat"],["Nomor","01"],["Nomor","02"]]', 39000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (43, 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', 'biji-kopi', 42, 1502, 1795371131364, '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Ukuran","1 kg"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 92000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (44, 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', 'biji-kopi', 43, 958, 1795371131363, '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","200 g"],["Ukuran","500 g"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 82000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (45, '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'biji-kopi', 44, 2140, 1795371131362, '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 54000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (46, 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'biji-kopi', 45, 1096, 1795371131361, '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Kasar"],["Gilingan","Sedang"],["Gilingan","Halus"]]', 88000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (47, '58765a84-08db-408a-a620-b69c8d296ca0', 'biji-kopi', 46, 389, 1795371131360, '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"]]', 128000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (48, '193d6da2-2193-4662-a5d0-13545e9909ba', 'teh-cascara', 47, 602, 1795371131359, '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Ukuran","80 g"],["Ukuran","200 g"]]', 45000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (49, '7a8d3582-0e17-4126-9b1a-ffcf325741e1', 'teh-cascara', 48, 411, 1795371131358, '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 67000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (50, '9c617cfc-839f-4eae-aae7-8ce67b75c741', 'teh-cascara', 49, 356, 1795371131357, '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 52000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (51, '38e4871e-66ff-43f2-a088-27bccb212401', 'teh-cascara', 50, 829, 1795371131356, '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', 49000, 0, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (52, '5af44a88-532c-4ebd-9545-d3b862291567', 'hampers', 51, 264, 1795371131355, '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', 325000, 1, 1);
--> statement-breakpoint
INSERT INTO "listing" VALUES (53, 'f24e1232-c66d-4800-a166-9cb1b4b84712', 'hampers', 52, 437, 1795371131354, '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"],["Gilingan","Biji utuh"],["Gilingan","Sedang"],["Pita","Hijau"],["Pita","Merah"]]', 189000, 0, 1);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f640e45d-9017-439d-bca7-89a68aaf3efa', 'arabika-gayo-atu-lintang', 'Kopi Arabika Gayo Atu Lintang Full Wash', 'biji-kopi', 'Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.

Rasa: cokelat, jeruk manis, dan gula merah dengan akhir yang bersih. Disangrai sedang, enak untuk seduh saring maupun kopi susu.

Tanggal sangrai tercetak di belakang kemasan. Puncak rasa pada hari ke-7 sampai ke-30.', '[["Berat bersih","Sesuai varian"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010418-29"],["Halal","ID32110004418760924"],["Simpan hingga","12 bulan sejak tanggal sangrai"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-gayo.webp","/assets/contoh-1/kopi/arabika-gayo-biji.webp","/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', 230, NULL, 0, 1, 3182, 43, 15, 0, 1795371131406);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f9939582-c293-4c84-ac71-25109db9fd56', 'arabika-toraja-sapan', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'biji-kopi', 'Lot kecil dari Sapan, Toraja Utara, 1.600 mdpl. Giling basah memberi badan yang tebal dengan rempah lembut dan cokelat hitam.

Pilih gilingan sesuai alat: kasar untuk tekan, sedang untuk saring, halus untuk tubruk atau moka.', '[["Berat bersih","200 g"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010419-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', 230, NULL, 0, 1, 1407, 43, 12, 1, 1795371131405);
--> statement-breakpoint
INSERT INTO "product" VALUES ('b88801de-6e95-413b-b86b-5d0187415fb3', 'robusta-lampung-tubruk', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', 'biji-kopi', 'Robusta petik merah dari Tanggamus, disangrai gelap lalu digiling halus. Pahitnya tegas, kental, dan wangi kacang sangrai.

Untuk segelas 180 ml pakai 12 g kopi dan air yang baru mendidih, aduk, lalu tunggu empat menit.', '[["Berat bersih","250 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["PIRT","2063273010420-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', 360, NULL, 0, 1, 5620, 46, 16, 2, 1795371131404);
--> statement-breakpoint
INSERT INTO "product" VALUES ('84bb2534-a6b0-496b-8e3e-e75459529e23', 'arabika-bajawa-honey', 'Kopi Arabika Flores Bajawa Honey 200 g', 'biji-kopi', 'Panen terbatas dari koperasi petani di lereng Inerie. Proses honey menyisakan lendir buah saat dijemur, hasilnya manis seperti karamel dengan bunga kering.

Panen berikutnya diperkirakan tiba pada bulan Juli. Simpan di wishlist untuk mendapat kabar saat stok kembali.', '[["Berat bersih","200 g"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010421-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', 230, NULL, 0, 1, 624, 45, 10, 3, 1795371131403);
--> statement-breakpoint
INSERT INTO "product" VALUES ('fb96b2c8-e919-4fff-aca2-2f97afa8537b', 'drip-bag-pagi-isi-10', 'Kopi Drip Bag Pagi Pesisir Isi 10', 'siap-seduh', 'Sepuluh kantong saring 10 g yang tinggal dikaitkan di bibir cangkir. Campuran Gayo dan Kintamani, ringan untuk memulai hari.

Tuang 150 ml air panas sedikit demi sedikit, selesai dalam dua menit. Setiap kantong ditutup rapat dengan nitrogen agar tetap wangi.', '[["Berat bersih","100 g (10 × 10 g)"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', 190, NULL, 0, 1, 2035, 47, 13, 4, 1795371131402);
--> statement-breakpoint
INSERT INTO "product" VALUES ('12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'drip-bag-satuan', 'Kopi Drip Bag Satuan 10 g', 'siap-seduh', 'Beli satu dulu untuk mencoba. Isi 10 g kopi giling di kantong saring, cukup untuk satu cangkir 150 ml.

Pembelian sepuluh kantong atau lebih dikirim dalam kotak, jenisnya boleh dicampur.', '[["Berat bersih","10 g"],["Komposisi","100% arabika"],["PIRT","2063273010423-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Asal","values":[{"value":"Gayo"},{"value":"Toraja"}]}]', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', 15, NULL, 0, 1, 4870, 47, 15, 5, 1795371131401);
--> statement-breakpoint
INSERT INTO "product" VALUES ('99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'kopi-botol-dingin-1-liter', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'minuman', 'Diseduh dingin selama 16 jam, lalu dibotolkan pada hari pengiriman. Tanpa pengawet, jadi simpan di lemari es dan habiskan dalam lima hari.

Gula Aren: kopi susu dengan aren cair. Pandan: kopi susu dengan sari daun pandan. Hitam: tanpa gula dan susu.

Hanya dikirim dengan layanan instan atau sehari sampai, lengkap dengan kantong es.', '[["Isi bersih","1 liter"],["Komposisi","Kopi, air, susu segar, gula aren (kecuali Hitam)"],["BPOM","MD 271028004127"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Gula Aren","swatch":"#a9703f"},{"value":"Pandan","swatch":"#a8ac6c"},{"value":"Hitam","swatch":"#3a1a0b"}]}]', '["/assets/contoh-1/kopi/kopi-botol-aren.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', 1250, NULL, 0, 1, 1926, 46, 13, 6, 1795371131400);
--> statement-breakpoint
INSERT INTO "product" VALUES ('b1d0162b-46c0-47af-88f7-2998d867d2f7', 'dripper-keramik', 'Dripper Keramik 1–2 Cangkir', 'alat-seduh', 'Dripper kerucut 60 derajat dengan alur lurus, dibakar pada suhu 1.200 °C di Plered. Keramik menahan panas lebih lama sehingga suhu seduh stabil.

Cocok dengan kertas saring kerucut ukuran 01 dan 02. Glasir bebas timbal, aman untuk mesin cuci piring.', '[["Bahan","Keramik stoneware"],["Kapasitas","1–2 cangkir"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f6f1e7"},{"value":"Hijau Sage","swatch":"#9db48f"},{"value":"Terakota","swatch":"#c8643f"}]}]', '["/assets/contoh-1/kopi/dripper-keramik-putih.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', 520, NULL, 0, 1, 538, 46, 10, 7, 1795371131399);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1777f15c-f1bc-46be-ac89-9dbccde1fa50', 'ketel-leher-angsa-800-ml', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'alat-seduh', 'Cerat ramping memberi aliran kecil dan stabil dari awal sampai akhir tuangan. Gagang kayu tidak menghantarkan panas.

Aman untuk kompor gas dan induksi. Ada lubang termometer 5 mm di tutup.', '[["Bahan","Baja tahan karat 304, kayu"],["Kapasitas","800 ml"],["Merek","Sangrai Rimba"],["Garansi","1 tahun"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Perak","swatch":"#c9ccd0"}]}]', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', 780, NULL, 0, 1, 412, 46, 9, 8, 1795371131398);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'cangkir-keramik-220-ml', 'Cangkir Keramik dengan Tatakan 220 ml', 'cangkir-tumbler', 'Cangkir berdinding tebal yang menjaga kopi tetap hangat, diputar tangan oleh perajin Plered. Dasarnya membulat agar busa susu mudah dibentuk.

Satu set berisi satu cangkir dan satu tatakan. Aman untuk microwave dan mesin cuci piring; warna glasir tiap buah sedikit berbeda.', '[["Bahan","Keramik stoneware"],["Kapasitas","220 ml"],["Isi paket","1 cangkir, 1 tatakan"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Gading","swatch":"#f4e8d3"},{"value":"Hijau","swatch":"#3d7259"},{"value":"Biru","swatch":"#41688f"}]}]', '["/assets/contoh-1/kopi/cangkir-keramik-hijau.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', 640, NULL, 0, 1, 482, 45, 10, 9, 1795371131397);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ddef7f5e-9101-464d-94f8-cec5a07c5778', 'set-seduh-manual-pemula', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', 'alat-seduh', 'Semua yang perlu untuk cangkir pertama, sudah saling cocok ukurannya. Isi: dripper keramik putih, teko kaca 600 ml, penggiling tangan, 40 lembar kertas saring, dan satu kopi kebun 200 g.

Kartu resep berisi takaran, suhu, dan waktu untuk dua cangkir. Kaca dibungkus tiga lapis; mohon rekam video saat membuka paket.', '[["Isi paket","5 barang"],["Bahan","Keramik, kaca borosilikat, baja, kayu"],["Merek","Sangrai Rimba"],["Garansi","Penggiling 1 tahun"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/set-seduh-atas.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 2100, '[40,30,30]', 0, 1, 203, 44, 7, 10, 1795371131396);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4939a9b9-7450-4b62-85f9-198b46ef11c2', 'kelas-seduh-e-book', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', 'kelas', 'Buku digital 112 halaman tentang menyeduh tanpa alat mahal: tubruk, saring, moka, dan kopi dingin. Setiap resep memakai takaran sendok dan gram.

Tersedia sebagai PDF dan EPUB. Tautan unduh muncul di halaman pesanan setelah pembayaran diterima, dapat diunduh lima kali.', '[["Format","PDF dan EPUB"],["Halaman","112"],["Bahasa","Indonesia"],["Penulis","Tim Sangrai Rimba"]]', '[]', '["/assets/contoh-1/kopi/kelas-seduh.webp","/assets/contoh-1/kopi/kelas-seduh-meja.webp"]', 0, NULL, 1, 1, 766, 45, 8, 11, 1795371131395);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9f2aafeb-d265-44e9-90db-f793a03bbb83', 'blend-senja-espreso', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', 'racikan', 'Racikan yang kami pakai sendiri di bar kedai. Arabika Mandailing dan Kerinci memberi manis, robusta Temanggung memberi krema dan tenaga supaya rasanya tidak tenggelam di dalam susu.

Sangrai sedang untuk mesin dengan penggiling bagus, sangrai gelap untuk moka pot dan mesin rumahan bertekanan rendah. Diamkan sepuluh hari sejak tanggal sangrai; sebelum itu kremanya berbusa kasar.

Kemasan 1 kg hanya dijual sebagai biji utuh karena bubuk sebanyak itu tidak akan habis sebelum apak.', '[["Komposisi","Arabika 70%, robusta 30%"],["Cocok untuk","Espreso, moka pot, kopi susu"],["Proses","Campuran"],["PIRT","2063273010434-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"250 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Halus"}]},{"name":"Tingkat sangrai","values":[{"value":"Sedang"},{"value":"Gelap"}]}]', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', 280, NULL, 0, 1, 2874, 46, 14, 12, 1795371131394);
--> statement-breakpoint
INSERT INTO "product" VALUES ('0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', 'blend-embun-saring', 'Blend Embun untuk Seduh Saring', 'racikan', 'Separuh Kintamani, separuh Wamena, dengan sejumput Preanger natural untuk aroma. Kami menyusunnya ulang setiap musim panen supaya rasanya tetap sama: jeruk manis, teh melati, gula batu.

Pilihan aman bila Anda membeli untuk orang yang seleranya belum diketahui. Gilingan tersedia untuk dripper kerucut dan untuk alat berdasar rata.', '[["Komposisi","100% arabika"],["Cocok untuk","Dripper, mesin tetes, french press"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010435-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Kasar"}]},{"name":"Kemasan","values":[{"value":"Kantong"},{"value":"Kaleng"}]}]', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', 230, NULL, 0, 1, 1345, 45, 12, 13, 1795371131393);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', 'blend-tubruk-warung', 'Blend Tubruk Warung Bungkus Kertas 500 g', 'racikan', 'Rasa kopi warung depan stasiun: robusta Lampung dan Temanggung, digiling lembut, dibungkus kertas cokelat berlapis seperti zaman dulu. Tidak dicampur jagung atau beras, hanya kopi.

Satu bungkus cukup untuk kira-kira 45 gelas. Setelah dibuka, pindahkan ke stoples kedap dan habiskan dalam sebulan.', '[["Berat bersih","500 g"],["Komposisi","100% robusta"],["Tingkat sangrai","Gelap"],["Cocok untuk","Tubruk"],["PIRT","2063273010436-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', 530, NULL, 0, 1, 4415, 47, 15, 14, 1795371131392);
--> statement-breakpoint
INSERT INTO "product" VALUES ('cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'kopi-dekafein-malam', 'Kopi Dekafein Gayo Proses Air 200 g', 'racikan', 'Untuk yang ingin kopi setelah magrib tanpa terjaga sampai subuh. Kafeinnya dilepas dengan air dan saringan karbon, tanpa pelarut kimia, hingga tersisa paling banyak 0,3 persen.

Cokelat susu, roti panggang, dan sedikit almon. Warna bijinya memang lebih gelap daripada sangrai sedang biasa; itu akibat prosesnya, bukan karena gosong.', '[["Berat bersih","200 g"],["Asal","Aceh Tengah"],["Kafein","Paling banyak 0,3%"],["Tingkat sangrai","Sedang"],["PIRT","2063273010437-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', 230, NULL, 0, 1, 497, 46, 10, 15, 1795371131391);
--> statement-breakpoint
INSERT INTO "product" VALUES ('23ba1425-94f9-4003-ae95-fd7a27532032', 'penggiling-tangan-gerigi-baja', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'penggiling-timbangan', 'Gerigi baja tahan karat dengan dua bantalan peluru, jadi porosnya tidak goyang dan bubuknya rata. Dari kasar sampai halus ada 36 klik yang bisa dihitung dan diulang.

Menggiling 18 g untuk seduh saring butuh kira-kira 45 detik. Jangan dicuci dengan air; kuas pembersihnya sudah ada di dalam kotak.', '[["Bahan","Aluminium, baja tahan karat, kayu"],["Kapasitas","25 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2b2a2c"},{"value":"Perak","swatch":"#b7bcc0"}]}]', '["/assets/contoh-1/kopi/penggiling-baja-hitam.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', 690, NULL, 0, 1, 846, 46, 11, 16, 1795371131390);
--> statement-breakpoint
INSERT INTO "product" VALUES ('1039076e-93fa-4e92-b4d4-765b5ce238b0', 'penggiling-listrik-gerigi-kerucut', 'Penggiling Listrik Gerigi Kerucut 31 Tingkat', 'penggiling-timbangan', 'Untuk rumah yang menyeduh empat cangkir atau lebih setiap pagi. Putarannya pelan, 450 rpm, supaya bubuk tidak panas dan suaranya tidak membangunkan bayi.

Wadah bijinya 200 g dengan tutup gelap. Bagian atas dapat diputar lepas untuk disikat, tanpa alat.', '[["Daya","150 W"],["Kapasitas","200 g"],["SNI","SNI IEC 60335-2-14:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', 2700, '[45,25,25]', 0, 1, 173, 44, 7, 17, 1795371131389);
--> statement-breakpoint
INSERT INTO "product" VALUES ('39542b01-a985-4c1b-aa13-779065584622', 'timbangan-seduh-0-1-g', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'penggiling-timbangan', 'Berat dan waktu tampil bersebelahan, waktu mulai sendiri saat tetesan pertama jatuh. Alas silikonnya tahan panas server yang baru diisi.

Baterai isi ulang lewat USB-C tahan sekitar dua bulan. Kalibrasi ulang cukup dengan anak timbangan 500 g; caranya ada di lembar panduan.', '[["Kapasitas","2.000 g"],["Ketelitian","0,1 g"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#26262a"},{"value":"Putih","swatch":"#f2f0ea"}]}]', '["/assets/contoh-1/kopi/timbangan-hitam.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', 380, NULL, 0, 1, 1420, 46, 12, 18, 1795371131388);
--> statement-breakpoint
INSERT INTO "product" VALUES ('19eab372-7831-4c73-a787-46c94fc95a81', 'ketel-listrik-suhu-digital', 'Ketel Listrik Leher Angsa 900 ml Suhu Digital', 'alat-seduh', 'Putar kenop ke suhu yang diinginkan, 40 sampai 100 °C, dan ketel menahannya selama setengah jam. Layar kecilnya menunjukkan suhu saat ini dan suhu tujuan.

Dayanya 800 W sehingga aman untuk listrik rumah 1.300 VA. Air satu liter kurang sedikit mendidih dalam lima setengah menit.', '[["Bahan","Baja tahan karat 304"],["Daya","800 W, 220 V"],["SNI","SNI IEC 60335-2-15:2011"],["Merek","Bara Api"],["Garansi","2 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hitam","swatch":"#2d2a2b"},{"value":"Putih","swatch":"#f1ede4"}]}]', '["/assets/contoh-1/kopi/ketel-listrik-hitam.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', 1450, NULL, 0, 1, 296, 45, 8, 19, 1795371131387);
--> statement-breakpoint
INSERT INTO "product" VALUES ('dea14819-7596-46ec-ac6d-3028edb3b89f', 'tumbler-baja-dinding-ganda', 'Tumbler Baja Dinding Ganda Rimba', 'cangkir-tumbler', 'Kopi tetap panas enam jam, es tetap utuh sampai sore. Bagian dalamnya dilapisi keramik sehingga tidak meninggalkan rasa logam.

Tutup Geser cocok untuk diminum di mobil; tutup Ulir benar-benar kedap dan boleh rebah di dalam tas. Ukuran 500 ml muat di tempat gelas kendaraan.

Bawa tumbler ini ke kedai kami dan dapatkan potongan Rp 3.000 untuk setiap isi ulang.', '[["Bahan","Baja tahan karat 304, lapisan keramik"],["Tahan panas","6 jam"],["Merek","Sangrai Rimba"],["Garansi","6 bulan"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Hijau","swatch":"#2f6b4f"},{"value":"Krem","swatch":"#ecdcc0"},{"value":"Hitam","swatch":"#2a2726"}]},{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"500 ml"}]},{"name":"Tutup","values":[{"value":"Geser"},{"value":"Ulir"}]}]', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', 460, NULL, 0, 1, 1215, 46, 12, 20, 1795371131386);
--> statement-breakpoint
INSERT INTO "product" VALUES ('c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', 'gelas-kaca-dinding-ganda', 'Gelas Kaca Dinding Ganda 250 ml Set 2', 'cangkir-tumbler', 'Kopi tampak melayang di tengah gelas, sedangkan bagian luarnya tetap sejuk dipegang. Ditiup tangan satu per satu, jadi ada gelembung kecil yang bukan cacat.

Berat sepasang hanya 240 g. Cuci dengan spons lembut; benturan di bibir gelas adalah titik lemahnya.', '[["Bahan","Kaca borosilikat"],["Kapasitas","250 ml"],["Isi paket","2 gelas"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', 520, NULL, 0, 1, 377, 46, 9, 21, 1795371131385);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a6b57825-a871-4e83-abde-0e79c95ef6d3', 'cangkir-enamel-lurik', 'Cangkir Enamel Lurik 350 ml', 'cangkir-tumbler', 'Enamel tebal di atas baja seperti milik nenek, dengan garis lurik di bibirnya. Jatuh ke lantai paling hanya gompal, tidak pernah pecah.

Bisa langsung di atas api unggun atau kompor gas untuk menghangatkan susu. Tidak untuk microwave.', '[["Bahan","Baja berlapis enamel"],["Kapasitas","350 ml"],["Merek","Jejak"],["Negara asal","Indonesia"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#f7f3ea"},{"value":"Hijau Lumut","swatch":"#5f7148"},{"value":"Biru Dongker","swatch":"#26416b"}]}]', '["/assets/contoh-1/kopi/enamel-putih.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', 260, NULL, 0, 1, 468, 47, 10, 22, 1795371131384);
--> statement-breakpoint
INSERT INTO "product" VALUES ('2a0505e5-4051-49e7-9e33-b65a35a15c19', 'kartu-hadiah-digital', 'Kartu Hadiah Digital Sangrai Rimba', 'kelas', 'Hadiah untuk yang susah ditebak seleranya. Kode 12 huruf tampil di halaman pesanan, siap diteruskan lewat WhatsApp atau dicetak sendiri.

Berlaku satu tahun untuk semua barang di toko ini dan boleh dipakai beberapa kali sampai saldonya habis. Tidak dapat diuangkan.', '[["Jenis","Kode digital"],["Berlaku","12 bulan"],["Penerbit","Sangrai Rimba"]]', '[{"name":"Nominal","values":[{"value":"Rp 100.000"},{"value":"Rp 250.000"},{"value":"Rp 500.000"}]}]', '["/assets/contoh-1/kopi/kartu-hadiah.webp","/assets/contoh-1/kopi/kartu-hadiah-amplop.webp"]', 0, NULL, 1, 1, 319, 46, 5, 23, 1795371131383);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4b6ebfae-014d-4f02-b9c4-a66b750f7cc6', 'kelas-video-seni-latte', 'Kelas Video Seni Latte untuk Pemula, 8 Pelajaran', 'kelas', 'Dua jam sepuluh menit bersama Mbak Ratri, barista kami sejak 2017: memilih susu, memanaskan tanpa mesin mahal, lalu menuang hati, tulip, dan rosetta.

Video dapat diputar ulang tanpa batas selama setahun. Kirim foto hasil tuangan Anda ke grup kelas dan Ratri akan memberi masukan setiap Sabtu.', '[["Format","Video 1080p"],["Durasi","2 jam 10 menit"],["Bahasa","Indonesia"],["Akses","12 bulan"]]', '[]', '["/assets/contoh-1/kopi/kelas-latte.webp","/assets/contoh-1/kopi/kelas-latte-susu.webp"]', 0, NULL, 1, 1, 241, 43, 6, 24, 1795371131382);
--> statement-breakpoint
INSERT INTO "product" VALUES ('977aa8c3-68e8-49cb-a218-839fec4aa2e2', 'arabika-gayo-wine', 'Kopi Arabika Gayo Wine Anaerob Natural', 'biji-kopi', 'Ceri merah tua dari Pegasing, Aceh Tengah, ditutup rapat dalam drum selama 72 jam sebelum dijemur utuh 35 hari. Sebutan wine datang dari aromanya; kopi ini tidak mengandung alkohol.

Di cangkir muncul anggur hitam, nangka matang, dan sedikit kayu manis. Paling seru diseduh saring 1 banding 16 dengan air 90 °C, lalu diminum saat hangat-hangat kuku.

Hanya disangrai hari Jumat dalam batch dua kilogram, jadi pesanan yang masuk setelah Kamis siang ikut jadwal pekan berikutnya.', '[["Asal","Aceh Tengah"],["Ketinggian","1.450–1.600 mdpl"],["Varietas","Ateng Super, Tim Tim"],["Proses","Anaerob natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010424-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"100 g"},{"value":"200 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', 180, NULL, 0, 1, 871, 43, 11, 25, 1795371131381);
--> statement-breakpoint
INSERT INTO "product" VALUES ('b074abad-ebd8-41f0-a280-756fddbda93c', 'arabika-mandailing-pakantan', 'Kopi Arabika Mandailing Pakantan Giling Basah', 'biji-kopi', 'Kopi tua dari kaki Gunung Kulabu, Mandailing Natal, yang bibitnya dibawa masuk sejak masa tanam paksa. Petani menjemurnya dua tahap di halaman rumah, kadang berhenti berhari-hari karena hujan.

Badannya tebal seperti sirup dengan rasa tembakau manis, cokelat pahit, dan jahe. Asamnya rendah sehingga ramah untuk lambung yang mudah perih.

Kalau diseduh tubruk, pakai dua sendok makan munjung untuk 200 ml dan jangan diaduk dua kali.', '[["Asal","Mandailing Natal"],["Ketinggian","1.200–1.400 mdpl"],["Varietas","Typica Sumatra"],["Proses","Giling basah"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010425-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', 230, NULL, 0, 1, 1288, 43, 12, 26, 1795371131380);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7153ae70-fe35-4798-b3f2-9274d7ff884c', 'arabika-kerinci-kayu-aro', 'Kopi Arabika Kerinci Kayu Aro Honey 200 g', 'biji-kopi', 'Tumbuh di bawah naungan kayu manis di Kayu Aro, Jambi, bertetangga dengan kebun teh. Daun kayu manis yang gugur menjadi mulsa alami, dan entah kebetulan atau bukan, aromanya ikut terasa.

Manis tebu, aprikot, lalu penutup yang mirip teh hitam. Kami sarankan 15 g kopi, 240 ml air 92 °C, selesai dalam tiga menit.', '[["Berat bersih","200 g"],["Asal","Kerinci, Jambi"],["Ketinggian","1.400–1.700 mdpl"],["Varietas","Sigararutang, Andungsari"],["Proses","Honey"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010426-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', 230, NULL, 0, 1, 743, 43, 11, 27, 1795371131379);
--> statement-breakpoint
INSERT INTO "product" VALUES ('35824d8c-aec6-4cbf-aadd-aac57aa50217', 'arabika-solok-lembah-gumanti', 'Kopi Arabika Solok Lembah Gumanti Full Wash 200 g', 'biji-kopi', 'Lereng Danau Diatas di Sumatra Barat memberi malam yang dingin, sehingga buah matang pelan dan bijinya padat. Koperasi setempat hanya membeli ceri merah dan membayar lebih Rp 2.000 per kilogram untuk petik pilih.

Yang menonjol: serai, jeruk nipis, dan manis gula batu. Dingin pun tetap enak, jadi cocok dibuat es kopi saring tanpa susu.', '[["Berat bersih","200 g"],["Asal","Solok, Sumatra Barat"],["Ketinggian","1.500–1.650 mdpl"],["Varietas","Sigararutang"],["Proses","Full wash"],["Tingkat sangrai","Terang"],["PIRT","2063273010427-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', 230, NULL, 0, 1, 566, 42, 10, 28, 1795371131378);
--> statement-breakpoint
INSERT INTO "product" VALUES ('13f9651a-0800-4324-9aa9-98ac542a6bfe', 'liberika-meranti-gambut', 'Kopi Liberika Meranti Tanah Gambut 150 g', 'biji-kopi', 'Jenis ketiga setelah arabika dan robusta, tumbuh di tanah gambut Rangsang, Riau, hampir setinggi muka laut. Bijinya besar, bengkok, dan beraroma nangka.

Rasanya sulit dibandingkan: gurih sayur, buah tropis, dan pahit yang pendek. Ada yang langsung suka, ada yang tidak, maka kami kemas kecil.', '[["Berat bersih","150 g"],["Asal","Kepulauan Meranti, Riau"],["Ketinggian","2–5 mdpl"],["Varietas","Liberoid Meranti"],["Proses","Natural"],["Tingkat sangrai","Sedang"],["PIRT","2063273010428-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', 180, NULL, 0, 1, 214, 49, 7, 29, 1795371131377);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e765d499-27f9-45e4-bdf7-ac00cef0d5f8', 'drip-bag-jelajah-isi-7', 'Kopi Drip Bag Jelajah Nusantara Isi 7 Daerah', 'siap-seduh', 'Tujuh hari, tujuh daerah: Gayo, Mandailing, Kerinci, Preanger, Ijen, Kintamani, dan Toraja. Urutannya kami susun dari yang paling ringan ke yang paling berat.

Di balik setiap saset ada peta kecil, ketinggian kebun, dan ruang untuk memberi nilai sendiri. Banyak yang memakainya untuk memutuskan mau membeli biji yang mana.', '[["Berat bersih","77 g (7 × 11 g)"],["Komposisi","100% arabika"],["PIRT","2063273010438-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', 150, NULL, 0, 1, 1653, 48, 13, 30, 1795371131376);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a81703ba-1f8c-4f4b-a233-47e4381678b2', 'kapsul-kopi-isi-10', 'Kapsul Kopi Arabika Isi 10 untuk Mesin Kapsul Kecil', 'siap-seduh', 'Kapsul aluminium yang muat di mesin berukuran standar 37 mm. Periksa diameter kapsul lama Anda dengan penggaris sebelum memesan.

Pagi digiling sedikit lebih kasar untuk lungo 110 ml. Senja untuk espreso 40 ml yang pekat. Malam dibuat dari biji dekafein.

Aluminiumnya dapat didaur ulang: buka tutup foil, keluarkan ampas, bilas.', '[["Isi","10 kapsul × 5,4 g"],["Komposisi","100% arabika"],["Ukuran kapsul","Diameter 37 mm"],["PIRT","2063273010439-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Racikan","values":[{"value":"Pagi","swatch":"#d9862f"},{"value":"Senja","swatch":"#8c2f1f"},{"value":"Malam","swatch":"#24344f"}]}]', '["/assets/contoh-1/kopi/kapsul-pagi.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', 120, NULL, 0, 1, 912, 45, 11, 31, 1795371131375);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7cb39eb0-be49-440d-ba06-6a1ba4dd001f', 'kopi-celup-isi-12', 'Kopi Celup Kantong Jagung Isi 12', 'siap-seduh', 'Semudah membuat teh: masukkan kantong, tuang 180 ml air panas, angkat setelah empat menit. Kantongnya dari serat jagung, tanpa plastik dan tanpa staples.

Isinya Mandailing giling basah, dipilih karena tetap enak walau kantong lupa diangkat. Sering dibawa jemaah umrah dan anak kos.', '[["Berat bersih","96 g (12 × 8 g)"],["Komposisi","100% arabika"],["Bahan kantong","Serat jagung (PLA)"],["PIRT","2063273010440-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', 160, NULL, 0, 1, 1187, 46, 12, 32, 1795371131374);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'kopi-susu-botol-250-ml', 'Es Kopi Susu Botol 250 ml Paket 4', 'minuman', 'Empat botol yang pas untuk kulkas kantor. Espreso Blend Senja, susu segar dari Lembang, dan pemanis sesuai pilihan; susunya 60 persen, jadi terasa penuh tetapi tidak enek.

Tahan tujuh hari pada suhu 2–5 °C karena dibotolkan panas lalu didinginkan cepat. Kocok dulu, endapan di dasar itu wajar.

Pengiriman hanya Bandung Raya dan Jakarta memakai kurir dingin, berangkat pukul sembilan pagi.', '[["Isi bersih","4 × 250 ml"],["Simpan","2–5 °C, tujuh hari"],["BPOM","MD 271028005114"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[{"name":"Pemanis","values":[{"value":"Aren Cair","swatch":"#b57b48"},{"value":"Kurma","swatch":"#9a6238"},{"value":"Tanpa Gula","swatch":"#c99d74"}]}]', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', 1320, NULL, 0, 1, 1104, 45, 12, 33, 1795371131373);
--> statement-breakpoint
INSERT INTO "product" VALUES ('11a0a748-f10e-4eb5-91c4-c7671e08001f', 'konsentrat-seduh-dingin-500-ml', 'Konsentrat Cold Brew 500 ml', 'minuman', 'Pekat tiga kali lipat: satu bagian konsentrat, dua bagian air atau susu, banyak es. Sebotol menjadi sepuluh gelas, hitungannya di bawah delapan ribu rupiah segelas.

Direndam 18 jam pada suhu ruang dingin, lalu disaring dua kali sampai bening. Tanpa gula, tanpa pengawet, tahan 14 hari di kulkas setelah segel dibuka.', '[["Isi bersih","500 ml"],["Komposisi","Air, kopi arabika"],["Simpan","Di bawah 5 °C"],["BPOM","MD 271028005115"],["Halal","ID32110004418760926"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', 860, NULL, 0, 1, 688, 45, 11, 34, 1795371131372);
--> statement-breakpoint
INSERT INTO "product" VALUES ('b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'sirup-kopi-330-ml', 'Sirup Kopi 330 ml: Karamel Garam, Vanila, atau Rempah', 'minuman', 'Gula tebu asli yang dimasak pelan, bukan perisa dan pewarna. Karamel Garam memakai garam tambak Amed, Vanila memakai polong dari Alor, Rempah memakai jahe, serai, dan kapulaga.

Dua sendok makan untuk segelas es kopi 200 ml. Simpan di lemari sejuk; pengkristalan kecil di leher botol larut kembali bila direndam air hangat.', '[["Isi bersih","330 ml"],["Komposisi","Gula tebu, air, bahan rasa alami"],["PIRT","2063273010441-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Rasa","values":[{"value":"Karamel Garam","swatch":"#b5702c"},{"value":"Vanila","swatch":"#ead9a8"},{"value":"Rempah","swatch":"#8a3f1e"}]}]', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', 620, NULL, 0, 1, 533, 45, 10, 35, 1795371131371);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'moka-pot-aluminium', 'Moka Pot Aluminium Segi Delapan', 'alat-seduh', 'Kopi pekat di atas kompor dalam lima menit, tanpa listrik. Isi air sampai bawah katup, kopi halus tanpa dipadatkan, api kecil, dan angkat begitu mulai berdesis.

Ukuran 3 cangkir menghasilkan 130 ml, ukuran 6 cangkir 270 ml. Tidak bisa untuk kompor induksi dan jangan dicuci dengan sabun keras.', '[["Bahan","Aluminium, gagang nilon"],["Kompor","Gas, listrik; bukan induksi"],["Merek","Bara Api"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[{"name":"Warna","values":[{"value":"Perak","swatch":"#c9ccd0"},{"value":"Merah","swatch":"#a8322a"}]},{"name":"Kapasitas","values":[{"value":"3 cangkir"},{"value":"6 cangkir"}]}]', '["/assets/contoh-1/kopi/moka-perak.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', 620, NULL, 0, 1, 1011, 46, 12, 36, 1795371131370);
--> statement-breakpoint
INSERT INTO "product" VALUES ('42522a14-5923-4da5-8b75-07cad6e3edc9', 'french-press-kaca', 'French Press Kaca Borosilikat Rangka Baja', 'alat-seduh', 'Cara termudah membuat kopi berbadan tebal: rendam empat menit, tekan, tuang. Saringannya dua lapis sehingga lumpur halus lebih sedikit daripada alat tekan biasa.

Kaca cadangan dijual dan dapat dipasang sendiri tanpa obeng. Gagangnya cukup lebar untuk tangan orang dewasa.', '[["Bahan","Kaca borosilikat, baja tahan karat"],["Perawatan","Aman untuk mesin cuci piring"],["Merek","Sangrai Rimba"],["Negara asal","Tiongkok"]]', '[{"name":"Kapasitas","values":[{"value":"350 ml"},{"value":"600 ml"},{"value":"1 liter"}]}]', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', 780, NULL, 0, 1, 724, 45, 11, 37, 1795371131369);
--> statement-breakpoint
INSERT INTO "product" VALUES ('a1943e81-b474-4611-8208-7409b2a30a7a', 'alat-seduh-tekan-udara', 'Alat Seduh Tekan Udara Portabel dengan 100 Kertas Saring', 'alat-seduh', 'Dua tabung yang saling menekan, ringan, dan tidak pecah saat jatuh dari tenda. Seduhannya bersih seperti saring tetapi cukup pekat untuk dicampur susu.

Resep berkemah kami: 16 g kopi sedang, 200 ml air, aduk sepuluh kali, tunggu satu setengah menit, tekan pelan 30 detik. Ampasnya keluar utuh seperti koin sehingga bersihnya hanya dibilas.', '[["Bahan","Kopoliester bebas BPA, karet silikon"],["Kapasitas","240 ml"],["Isi paket","Alat, pengaduk, sendok, 100 kertas saring"],["Merek","Jejak"],["Garansi","1 tahun"],["Negara asal","Tiongkok"]]', '[]', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', 420, NULL, 0, 1, 358, 48, 9, 38, 1795371131368);
--> statement-breakpoint
INSERT INTO "product" VALUES ('81772f47-0dff-4201-85dc-fc8aec5754a5', 'vietnam-drip-baja', 'Saringan Vietnam Drip Baja Tahan Karat', 'alat-seduh', 'Taruh di atas gelas berisi susu kental manis, masukkan 20 g robusta halus, tuang air panas, lalu sabar lima menit. Tidak perlu kertas saring.

Piringan penekannya berulir sehingga kecepatan tetesan bisa diatur. Tebal bajanya 0,6 mm, dua kali produk pasar yang mudah penyok.', '[["Bahan","Baja tahan karat 304"],["Merek","Bara Api"],["Negara asal","Vietnam"]]', '[{"name":"Ukuran","values":[{"value":"120 ml"},{"value":"180 ml"}]}]', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', 140, NULL, 0, 1, 1569, 45, 13, 39, 1795371131367);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f1fc5a03-2b93-4134-a1b6-e557b1f1207e', 'server-kaca-bening', 'Server Kaca Borosilikat dengan Tutup Kayu', 'alat-seduh', 'Teko bening dengan garis takar setiap 100 ml, mulutnya pas untuk dripper kerucut maupun rata. Cerat kecilnya tidak menetes balik.

Tahan kejut suhu 120 °C, boleh dihangatkan sebentar di atas api sedang dengan tatakan logam. Tutupnya dari kayu mahoni, cukup dilap.', '[["Bahan","Kaca borosilikat, kayu mahoni"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[{"name":"Kapasitas","values":[{"value":"400 ml"},{"value":"600 ml"}]}]', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', 430, NULL, 0, 1, 491, 46, 10, 40, 1795371131366);
--> statement-breakpoint
INSERT INTO "product" VALUES ('4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'kertas-saring-kerucut', 'Kertas Saring Kerucut Isi 100 Lembar', 'alat-seduh', 'Serat kayu yang rapat tetapi cepat meloloskan air, sehingga dua cangkir selesai dalam tiga menit. Jahitan sampingnya dipres, bukan dilem.

Yang putih dijernihkan dengan oksigen dan hampir tidak berbau; yang cokelat perlu dibilas sedikit lebih lama. Nomor 01 untuk satu cangkir, nomor 02 sampai empat cangkir.', '[["Isi","100 lembar"],["Bahan","Serat kayu murni"],["Merek","Sangrai Rimba"],["Negara asal","Jepang"]]', '[{"name":"Warna","values":[{"value":"Putih","swatch":"#fbf7ee"},{"value":"Cokelat","swatch":"#c79a68"}]},{"name":"Nomor","values":[{"value":"01"},{"value":"02"}]}]', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', 190, NULL, 0, 1, 3760, 46, 15, 41, 1795371131365);
--> statement-breakpoint
INSERT INTO "product" VALUES ('ddd2cb1d-a59d-44b1-9441-4ff3cf666181', 'arabika-java-preanger-gunung-tilu', 'Kopi Arabika Java Preanger Gunung Tilu Natural', 'biji-kopi', 'Kebun terdekat dari tempat sangrai kami: dua jam naik mobil bak ke Pasirjambu, Kabupaten Bandung. Ceri dijemur utuh di rumah plastik dan dibalik empat kali sehari oleh ibu-ibu kelompok tani.

Stroberi, madu bunga, dan susu kental manis tanpa susu. Bila rasanya terlalu ramai, naikkan perbandingan air menjadi 1 banding 17.

Setiap karung bernomor; nomor lot tercetak di bawah tanggal sangrai dan bisa ditanyakan lewat WhatsApp.', '[["Asal","Bandung, Jawa Barat"],["Ketinggian","1.350–1.550 mdpl"],["Varietas","Sigararutang, Kartika"],["Proses","Natural"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010429-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"},{"value":"1 kg"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', 230, NULL, 0, 1, 1502, 44, 13, 42, 1795371131364);
--> statement-breakpoint
INSERT INTO "product" VALUES ('eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', 'arabika-bondowoso-ijen-raung', 'Kopi Arabika Bondowoso Ijen Raung Full Wash', 'biji-kopi', 'Tanah abu dari dua gunung berapi, pohon lamtoro sebagai peneduh, dan indikasi geografis terdaftar sejak 2013. Petiknya Mei sampai Agustus, jadi yang Anda terima sekarang adalah panen tahun ini.

Pedas manis seperti pala dengan cokelat susu dan akhir lemon yang lembut. Enak untuk mesin espreso rumahan: 18 g masuk, 36 g keluar, sekitar 28 detik.', '[["Asal","Bondowoso, Jawa Timur"],["Ketinggian","1.000–1.500 mdpl"],["Varietas","Kartika, Linie S"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010430-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"200 g"},{"value":"500 g"}]},{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', 230, NULL, 0, 1, 958, 43, 11, 43, 1795371131363);
--> statement-breakpoint
INSERT INTO "product" VALUES ('14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'robusta-temanggung-petik-merah', 'Kopi Robusta Temanggung Petik Merah Natural 250 g', 'biji-kopi', 'Robusta yang diperlakukan seperti arabika: hanya ceri merah, direndam, dirambang, lalu dijemur di atas para-para. Karena itu pahitnya bulat dan tidak gosong.

Karamel, kacang tanah sangrai, dan biji kakao. Dasar terbaik untuk kopi susu rumahan: 20 g kopi, 100 ml air, 120 ml susu dingin.', '[["Berat bersih","250 g"],["Asal","Temanggung, Jawa Tengah"],["Ketinggian","700–900 mdpl"],["Varietas","BP 358, BP 42"],["Proses","Natural"],["Tingkat sangrai","Sedang ke gelap"],["PIRT","2063273010431-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', 280, NULL, 0, 1, 2140, 46, 13, 44, 1795371131362);
--> statement-breakpoint
INSERT INTO "product" VALUES ('e7f7db62-b027-47fe-915c-e8f2170b6b91', 'arabika-kintamani-subak-abian', 'Kopi Arabika Kintamani Subak Abian Full Wash 200 g', 'biji-kopi', 'Ditanam berselang-seling dengan pohon jeruk di kaldera Batur, Bali, dan diatur oleh subak abian, paguyuban petani yang juga membagi air. Tidak ada pupuk kimia di kebun anggotanya.

Jeruk keprok muncul lebih dulu, disusul apel dan gula putih. Pakai air yang baru turun dari didih satu menit supaya asamnya tetap segar, bukan tajam.', '[["Berat bersih","200 g"],["Asal","Bangli, Bali"],["Ketinggian","1.200–1.500 mdpl"],["Varietas","Kopyol, S-795"],["Proses","Full wash"],["Tingkat sangrai","Terang ke sedang"],["PIRT","2063273010432-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Kasar"},{"value":"Sedang"},{"value":"Halus"}]}]', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', 230, NULL, 0, 1, 1096, 43, 12, 45, 1795371131361);
--> statement-breakpoint
INSERT INTO "product" VALUES ('58765a84-08db-408a-a620-b69c8d296ca0', 'arabika-wamena-lembah-baliem', 'Kopi Arabika Wamena Lembah Baliem Full Wash 200 g', 'biji-kopi', 'Diterbangkan dari Jayawijaya dengan pesawat perintis, itulah sebabnya harganya lebih tinggi. Kebunnya kecil, rata-rata tiga ratus pohon per keluarga, dan tidak pernah mengenal pestisida.

Bersih sekali: vanila, kacang mete, dan bunga rumput. Cocok untuk yang baru belajar minum kopi tanpa gula.

Kiriman dari Papua datang dua bulan sekali. Kalau habis, tekan hati di halaman ini agar kami kabari.', '[["Berat bersih","200 g"],["Asal","Jayawijaya, Papua Pegunungan"],["Ketinggian","1.600–1.800 mdpl"],["Varietas","Typica"],["Proses","Full wash"],["Tingkat sangrai","Sedang"],["PIRT","2063273010433-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]}]', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', 230, NULL, 0, 1, 389, 46, 9, 46, 1795371131360);
--> statement-breakpoint
INSERT INTO "product" VALUES ('193d6da2-2193-4662-a5d0-13545e9909ba', 'cascara-kulit-ceri-kopi', 'Teh Cascara Kulit Ceri Kopi', 'teh-cascara', 'Kulit buah kopi yang biasanya dibuang, kami beli dari petani Preanger dan dijemur bersih di rumah kaca. Seduhannya merah tembaga, manis seperti kismis dan kembang sepatu.

Pakai 8 g untuk 250 ml air 93 °C selama lima menit, atau rendam semalam di kulkas. Kandungan kafeinnya kira-kira seperempat kopi.', '[["Asal","Bandung, Jawa Barat"],["Komposisi","Kulit ceri kopi kering"],["Kafein","Rendah"],["PIRT","2063273010442-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Ukuran","values":[{"value":"80 g"},{"value":"200 g"}]}]', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', 130, NULL, 0, 1, 602, 45, 10, 47, 1795371131359);
--> statement-breakpoint
INSERT INTO "product" VALUES ('7a8d3582-0e17-4126-9b1a-ffcf325741e1', 'teh-hitam-kayu-aro-kaleng', 'Teh Hitam Daun Utuh Kayu Aro Kaleng 80 g', 'teh-cascara', 'Daun utuh yang digulung, bukan bubuk sisa ayakan. Kebunnya di lereng Kerinci pada 1.600 mdpl, dipetik setiap sepuluh hari.

Air seduhannya merah terang dengan wangi madu dan malt. Sekaleng menjadi sekitar 35 cangkir, dan daunnya masih sanggup diseduh dua kali.', '[["Berat bersih","80 g"],["Asal","Kerinci, Jambi"],["Komposisi","100% teh hitam"],["PIRT","2063273010443-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', 190, NULL, 0, 1, 411, 46, 9, 48, 1795371131358);
--> statement-breakpoint
INSERT INTO "product" VALUES ('9c617cfc-839f-4eae-aae7-8ce67b75c741', 'teh-hijau-melati-tutup-malam', 'Teh Hijau Melati Tutup Malam 60 g', 'teh-cascara', 'Melati Tegal dipetik sore saat masih kuncup, lalu diselimutkan ke teh hijau semalaman sampai wanginya pindah. Bunganya diayak keluar sebelum subuh agar tidak pahit.

Seduh dengan air 80 °C, paling lama dua menit. Jangan pakai air mendidih kecuali Anda memang suka sepat.', '[["Berat bersih","60 g"],["Asal","Tegal, Jawa Tengah"],["Komposisi","Teh hijau, aroma bunga melati segar"],["PIRT","2063273010444-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', 110, NULL, 0, 1, 356, 46, 9, 49, 1795371131357);
--> statement-breakpoint
INSERT INTO "product" VALUES ('38e4871e-66ff-43f2-a088-27bccb212401', 'wedang-rempah-celup-isi-15', 'Wedang Rempah Celup Tanpa Kafein Isi 15', 'teh-cascara', 'Jahe emprit, serai, secang, kapulaga, cengkih, dan kayu manis dalam satu kantong celup. Hangatnya naik perlahan dan warnanya merah muda dari kayu secang.

Gula tidak ditambahkan. Cocok dengan sesendok madu atau gula batu, dan aman untuk anak di atas tiga tahun.', '[["Isi","15 kantong × 5 g"],["Komposisi","Jahe, serai, secang, kapulaga, cengkih, kayu manis"],["Kafein","Tidak ada"],["PIRT","2063273010445-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', 150, NULL, 0, 1, 829, 45, 11, 50, 1795371131356);
--> statement-breakpoint
INSERT INTO "product" VALUES ('5af44a88-532c-4ebd-9545-d3b862291567', 'hampers-hujan-sore', 'Hampers Hujan Sore: Kopi, Cangkir, dan Camilan dalam Kotak Kayu', 'hampers', 'Satu kopi Mandailing 200 g, satu cangkir keramik hijau, sebungkus kukis kelapa, dan dua kantong wedang rempah. Semuanya duduk di serutan kayu pinus di dalam kotak yang tutupnya bisa dipakai sebagai nampan.

Tulis ucapan sampai 120 huruf di catatan pesanan; kami salin dengan tulisan tangan. Pesanan untuk tanggal tertentu sebaiknya masuk lima hari sebelumnya.', '[["Isi paket","5 barang dan kartu ucapan"],["Ukuran kotak","32 × 24 × 12 cm"],["Halal","ID32110004418760924"],["Merek","Sangrai Rimba"],["Negara asal","Indonesia"]]', '[]', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', 1900, NULL, 0, 1, 264, 46, 8, 51, 1795371131355);
--> statement-breakpoint
INSERT INTO "product" VALUES ('f24e1232-c66d-4800-a166-9cb1b4b84712', 'hampers-tiga-pulau', 'Hampers Tiga Pulau: Tiga Kopi 100 g dalam Kotak Magnet', 'hampers', 'Sumatra, Jawa, dan Sulawesi bersebelahan dalam kotak bertutup magnet. Penerima mendapat kartu cerita tentang petani setiap kopi, lengkap dengan takaran seduhnya.

Pilih gilingan sesuai alat penerima; kalau tidak tahu, gilingan sedang hampir selalu bisa dipakai. Untuk pembelian lebih dari 20 kotak, logo kantor dapat dicetak pada pita.', '[["Berat bersih","300 g (3 × 100 g)"],["Komposisi","100% arabika"],["Ukuran kotak","30 × 18 × 8 cm"],["PIRT","2063273010446-29"],["Halal","ID32110004418760924"],["Negara asal","Indonesia"]]', '[{"name":"Gilingan","values":[{"value":"Biji utuh"},{"value":"Sedang"}]},{"name":"Pita","values":[{"value":"Hijau"},{"value":"Merah"}]}]', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', 820, NULL, 0, 1, 437, 46, 9, 52, 1795371131354);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e5aa7892-334a-4524-b06a-bc813a24f6c4', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e89a9537-3ae2-4a4d-92b6-e0282b59d932', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 30, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c5b70bcf-a62e-449a-b81e-fc3bccd0d06c', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 42, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('79f94f85-6342-4426-9b8b-d009c99827ea', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 78000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9e003b91-934c-4776-9475-d680c411d299', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 179000, 195000, 28, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3512d3dd-7c72-4aee-b382-6f6bf864b0ba', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 16, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('43707552-f30c-4612-b962-532b96b33bc8', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/arabika-gayo-bubuk.webp', 179000, 195000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a07334c7-b414-4647-bd55-0c54710a052c', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/arabika-gayo.webp', 335000, 390000, 12, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('369bdec6-b2cf-4854-9aae-8cd5a403a625', 'f9939582-c293-4c84-ac71-25109db9fd56', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('22b0f5b3-bc47-4e76-a508-1a0df3f50d01', 'f9939582-c293-4c84-ac71-25109db9fd56', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 12, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('04036e72-0c12-4a1e-b146-821191270def', 'f9939582-c293-4c84-ac71-25109db9fd56', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b653ece3-a712-407a-86c9-68b2a54a6d63', 'f9939582-c293-4c84-ac71-25109db9fd56', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 18, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d045c75a-51a2-4c15-a16b-71bf7a91e022', 'b88801de-6e95-413b-b86b-5d0187415fb3', '[]', '', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 140, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7c86d9d0-9a97-4520-8861-7d8ea6620e04', '84bb2534-a6b0-496b-8e3e-e75459529e23', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3b8e6c5e-cd61-4035-835e-ca1618244b0a', '84bb2534-a6b0-496b-8e3e-e75459529e23', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/arabika-bajawa.webp', 105000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('86caf945-20d4-4f87-ba0c-73a9bc999a64', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '[]', '', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 76, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6143c513-e4ad-4ba8-8edc-ff762bdd5bad', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', '["Gayo"]', 'Gayo', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 310, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fa073c50-4272-4bcd-99f1-77677c693141', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', '["Toraja"]', 'Toraja', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9500, NULL, 185, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7c339d14-bff2-4169-aa17-e0ef09cbb900', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', '["Gula Aren"]', 'Gula Aren', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('146bb5e3-853b-4e53-bc13-97d888338e4e', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', '["Pandan"]', 'Pandan', '/assets/contoh-1/kopi/kopi-botol-pandan.webp', 88000, NULL, 11, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4b9bdb37-b904-4963-9736-3e79ad785287', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/kopi-botol-hitam.webp', 69000, NULL, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('076db56e-8334-42d8-b35a-73c1da1bc318', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7749faba-fb79-45b7-aa41-60ae2d6a0aa0', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', '["Hijau Sage"]', 'Hijau Sage', '/assets/contoh-1/kopi/dripper-keramik-sage.webp', 155000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a4e9da77-a258-4acd-843c-44510c555cfd', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', '["Terakota"]', 'Terakota', '/assets/contoh-1/kopi/dripper-keramik-terakota.webp', 155000, NULL, 2, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fc3b2190-ba1f-44d8-8247-ca3954e89edf', '1777f15c-f1bc-46be-ac89-9dbccde1fa50', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 14, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3b52ff54-fb19-4f97-bf3a-baf9a4536dfb', '1777f15c-f1bc-46be-ac89-9dbccde1fa50', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/ketel-leher-angsa-perak.webp', 325000, 379000, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9b503240-dc61-42f5-82f0-21064734179e', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', '["Gading"]', 'Gading', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b431c747-2b90-4fec-98ab-adae0c2d5bd8', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', '["Hijau"]', 'Hijau', '/assets/contoh-1/kopi/cangkir-keramik-hijau.webp', 89000, NULL, 21, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7de28653-c1de-43ce-9fa3-8e2f64be5988', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', '["Biru"]', 'Biru', '/assets/contoh-1/kopi/cangkir-keramik-biru.webp', 89000, NULL, 3, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7f78956d-31e0-4911-8eb6-1a135d136981', 'ddef7f5e-9101-464d-94f8-cec5a07c5778', '[]', '', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 8, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0caf34ee-2e4a-4d08-aa1f-1482a445bd94', '4939a9b9-7450-4b62-85f9-198b46ef11c2', '[]', '', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('34a77eb3-4d83-42a1-ada8-983d2f81e698', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '["250 g","Biji utuh","Sedang"]', '250 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 48, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8aec4d56-4912-4a96-ac43-124bb3bae04d', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '["250 g","Biji utuh","Gelap"]', '250 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 39, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2e002f8f-ddc4-493f-8314-abb68c9f37f6', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '["250 g","Halus","Sedang"]', '250 g, Halus, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d7fe54cd-d29e-4aca-8f1c-02d5dd6e50de', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '["250 g","Halus","Gelap"]', '250 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 25, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2f2c4e9a-9969-47e4-bee8-666e591424b8', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '["500 g","Biji utuh","Sedang"]', '500 g, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 30, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ef456fbc-7525-4fc4-aebd-257b0f15ff3f', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '["500 g","Biji utuh","Gelap"]', '500 g, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 22, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7cd36480-e407-450c-953d-663e3d138d38', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '["500 g","Halus","Gelap"]', '500 g, Halus, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 135000, 144000, 0, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0025e88e-499d-47b3-aee7-8aefd780b8b2', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '["1 kg","Biji utuh","Sedang"]', '1 kg, Biji utuh, Sedang', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 17, 7, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('44c62c02-d07c-4a8d-aa21-0bff2aa2d734', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '["1 kg","Biji utuh","Gelap"]', '1 kg, Biji utuh, Gelap', '/assets/contoh-1/kopi/blend-senja.webp', 255000, 288000, 3, 8, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('57b196ab-2e70-4350-9ecb-0076c44e2596', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '["200 g","Biji utuh","Kantong"]', '200 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 44, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b41bad3f-a9fd-46d9-9362-e6de04c0c42c', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '["200 g","Biji utuh","Kaleng"]', '200 g, Biji utuh, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 10, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0ec670e3-afe7-430b-a85c-75d085b22ca5', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '["200 g","Sedang","Kantong"]', '200 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 35, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bb381d45-3774-468d-bd7a-50cfd287292e', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '["200 g","Sedang","Kaleng"]', '200 g, Sedang, Kaleng', '/assets/contoh-1/kopi/blend-embun.webp', 98000, NULL, 4, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2869ed99-a5ab-4727-9a82-93e3ecb9dee9', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '["200 g","Kasar","Kantong"]', '200 g, Kasar, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 16, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ebded3ea-6c62-43c6-88d4-474dfb309c52', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '["500 g","Biji utuh","Kantong"]', '500 g, Biji utuh, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 20, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e3ee6aa7-e167-4c9a-a82e-7ca81fd34a7c', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '["500 g","Sedang","Kantong"]', '500 g, Sedang, Kantong', '/assets/contoh-1/kopi/blend-embun.webp', 182000, NULL, 11, 6, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c62da63a-a446-4457-bf6d-691cd5a7e1c3', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '[]', '', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 210, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b5e04e41-d1e6-4b9a-9b3f-a86f835905f3', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 21, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('12240676-920f-4e4e-aa3c-b5cd372eefc4', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 0, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('33c21f38-78ca-4ea2-94df-94ed716e6fea', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 13, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4f88db64-dd4b-4a15-bf57-cc4c9d32ec7e', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 6, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a19e507a-bce4-4e1b-814d-c36f1bd38c18', '23ba1425-94f9-4003-ae95-fd7a27532032', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 28, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('99639bc4-737d-42c2-a010-824047b69c95', '23ba1425-94f9-4003-ae95-fd7a27532032', '["Perak"]', 'Perak', '/assets/contoh-1/kopi/penggiling-baja-perak.webp', 399000, 459000, 15, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f42d51bb-8ffc-40b1-b30c-6b1d69b51246', '1039076e-93fa-4e92-b4d4-765b5ce238b0', '[]', '', '/assets/contoh-1/kopi/penggiling-listrik.webp', 1149000, 1299000, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('79af230d-d2ac-41ed-8580-9795ebd9ad48', '39542b01-a985-4c1b-aa13-779065584622', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 46, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('86cb0134-d9b5-4ce6-842a-4db5df4ae0f0', '39542b01-a985-4c1b-aa13-779065584622', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/timbangan-putih.webp', 185000, 229000, 3, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f3fb9c2e-9993-4ae8-b38d-bb62bc8f0db2', '19eab372-7831-4c73-a787-46c94fc95a81', '["Hitam"]', 'Hitam', '/assets/contoh-1/kopi/ketel-listrik-hitam.webp', 689000, 799000, 13, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c767cda2-175f-48bd-b65c-d7d2a1cf2cb4', '19eab372-7831-4c73-a787-46c94fc95a81', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/ketel-listrik-putih.webp', 689000, 799000, 6, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f62ebe24-13c8-4e41-a9b0-9a3d777ad2eb', 'dea14819-7596-46ec-ac6d-3028edb3b89f', '["Hijau","350 ml","Geser"]', 'Hijau, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 165000, NULL, 22, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1c1f89c6-1eb9-4af2-be20-b6e26a3c16e7', 'dea14819-7596-46ec-ac6d-3028edb3b89f', '["Hijau","350 ml","Ulir"]', 'Hijau, 350 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 175000, NULL, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('b4f9a8fc-5c76-46f3-80bd-3d616bcb7049', 'dea14819-7596-46ec-ac6d-3028edb3b89f', '["Hijau","500 ml","Geser"]', 'Hijau, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hijau.webp', 189000, NULL, 31, 2, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c07bf6b8-feaa-4226-a692-0064671fc749', 'dea14819-7596-46ec-ac6d-3028edb3b89f', '["Hijau","500 ml","Ulir"]', 'Hijau, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hijau.webp', 199000, NULL, 14, 3, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('33e2d365-b0fe-4593-aa21-68490b9275d3', 'dea14819-7596-46ec-ac6d-3028edb3b89f', '["Krem","350 ml","Geser"]', 'Krem, 350 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 165000, NULL, 17, 4, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dc1e7415-dbae-445d-91e4-8c51a2c4e2f0', 'dea14819-7596-46ec-ac6d-3028edb3b89f', '["Krem","500 ml","Geser"]', 'Krem, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-krem.webp', 189000, NULL, 2, 5, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fc2c2bb0-235a-4c8c-9b07-aaade07f1474', 'dea14819-7596-46ec-ac6d-3028edb3b89f', '["Hitam","500 ml","Geser"]', 'Hitam, 500 ml, Geser', '/assets/contoh-1/kopi/tumbler-hitam.webp', 189000, NULL, 26, 6, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a9a5de43-c9b9-4f9f-80cd-59dc3f7f9f85', 'dea14819-7596-46ec-ac6d-3028edb3b89f', '["Hitam","500 ml","Ulir"]', 'Hitam, 500 ml, Ulir', '/assets/contoh-1/kopi/tumbler-hitam.webp', 199000, NULL, 0, 7, 540, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d7971bf2-b77a-41fe-9cdb-3965c8eb24f3', 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', '[]', '', '/assets/contoh-1/kopi/gelas-ganda.webp', 129000, 149000, 0, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('258c6f11-a1f7-4742-b824-33e6d8bd1027', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', '["Putih"]', 'Putih', '/assets/contoh-1/kopi/enamel-putih.webp', 55000, NULL, 66, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5523edb3-7672-4bc2-8de7-79cd100eb6d1', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', '["Hijau Lumut"]', 'Hijau Lumut', '/assets/contoh-1/kopi/enamel-hijau.webp', 58000, NULL, 34, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f232069c-8093-4afb-986c-a0ed031b88a6', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', '["Biru Dongker"]', 'Biru Dongker', '/assets/contoh-1/kopi/enamel-biru.webp', 58000, NULL, 12, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', '2a0505e5-4051-49e7-9e33-b65a35a15c19', '["Rp 100.000"]', 'Rp 100.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 100000, NULL, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d7997fda-0f55-4d43-920f-404079f2b43f', '2a0505e5-4051-49e7-9e33-b65a35a15c19', '["Rp 250.000"]', 'Rp 250.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 245000, 250000, 9999, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', '2a0505e5-4051-49e7-9e33-b65a35a15c19', '["Rp 500.000"]', 'Rp 500.000', '/assets/contoh-1/kopi/kartu-hadiah.webp', 485000, 500000, 9999, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0dc114e1-4ab5-4ef4-a4b0-e7bd14c83914', '4b6ebfae-014d-4f02-b9c4-a66b750f7cc6', '[]', '', '/assets/contoh-1/kopi/kelas-latte.webp', 125000, 175000, 9999, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c38d4b8e-a835-4ff6-a566-432a7d87a9e4', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '["100 g","Biji utuh"]', '100 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 26, 0, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c7ee8420-fef0-43b7-8013-56d6586fbf6e', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '["100 g","Sedang"]', '100 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 79000, NULL, 11, 1, 125, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0fa673c6-4ffd-40c7-a5bd-7f2dbb090824', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 14, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('377b55a7-bd79-4a7e-8960-9ceeb180b788', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/gayo-wine.webp', 149000, 158000, 3, 3, 230, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('86f38ba5-61ba-4133-92f2-f9e1b5eb75ed', 'b074abad-ebd8-41f0-a280-756fddbda93c', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 47, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3440e700-d2b2-40d7-a2dd-ffc4a05dc86e', 'b074abad-ebd8-41f0-a280-756fddbda93c', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 20, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('dc4c9e2f-4d64-4402-ac6b-11c89127d21b', 'b074abad-ebd8-41f0-a280-756fddbda93c', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 31, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a1643723-ac25-42db-89f8-8739278d9bd5', 'b074abad-ebd8-41f0-a280-756fddbda93c', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 84000, NULL, 38, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('fae5a9df-f61f-4705-991f-c1924b2245d4', 'b074abad-ebd8-41f0-a280-756fddbda93c', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 15, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('88be8509-68f2-435d-ae0a-73bceef818e7', 'b074abad-ebd8-41f0-a280-756fddbda93c', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/mandailing.webp', 194000, 210000, 0, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4c6f0802-b989-4864-a6d1-3382646512c6', '7153ae70-fe35-4798-b3f2-9274d7ff884c', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 29, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2e02083b-7de6-4c37-8cd5-3eef3284929a', '7153ae70-fe35-4798-b3f2-9274d7ff884c', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 8, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7d8345b8-7c08-4c43-a8fe-82e50f27d224', '7153ae70-fe35-4798-b3f2-9274d7ff884c', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 22, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7db5c3ff-78f8-4822-8820-f903dcf03821', '7153ae70-fe35-4798-b3f2-9274d7ff884c', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kerinci.webp', 96000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5f87a518-a5b1-4a52-b29f-e23e9623cad4', '35824d8c-aec6-4cbf-aadd-aac57aa50217', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 36, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('01053000-9d0e-4428-b9e4-f071a9e6ae79', '35824d8c-aec6-4cbf-aadd-aac57aa50217', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 9, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('19e9e153-0e8f-4458-b658-3e01afe16686', '35824d8c-aec6-4cbf-aadd-aac57aa50217', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/solok.webp', 89000, 98000, 17, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f5f5f15d-2daa-4a4d-93b2-0b8f7f682c67', '13f9651a-0800-4324-9aa9-98ac542a6bfe', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 19, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('73a79a53-899d-4a1f-9c4f-9d6e605c7a75', '13f9651a-0800-4324-9aa9-98ac542a6bfe', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 7, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c9d06476-04ab-4eaf-b724-6553dd5a7851', '13f9651a-0800-4324-9aa9-98ac542a6bfe', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/meranti.webp', 68000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f3a3e96e-ec4f-43c9-a8b8-c0a10ee98c04', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '[]', '', '/assets/contoh-1/kopi/drip-jelajah.webp', 74000, NULL, 92, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9f8b234f-c1c6-4e6c-a255-7ed02c8b2960', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', '["Pagi"]', 'Pagi', '/assets/contoh-1/kopi/kapsul-pagi.webp', 69000, NULL, 54, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4d4279e4-4e4c-43b3-a4ec-21c4b18a32e9', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', '["Senja"]', 'Senja', '/assets/contoh-1/kopi/kapsul-senja.webp', 69000, NULL, 61, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('90849ae4-8941-462a-a258-a38b90bac76b', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', '["Malam"]', 'Malam', '/assets/contoh-1/kopi/kapsul-malam.webp', 75000, NULL, 5, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('19531db2-68e5-46b1-8953-7511b3f011ae', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '[]', '', '/assets/contoh-1/kopi/kopi-celup.webp', 58000, 65000, 118, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e02ef861-71cb-4fa3-9644-82bc1d00335e', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', '["Aren Cair"]', 'Aren Cair', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 92000, 100000, 33, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('cef7cb63-cd0c-4da7-b137-d203ba6d0399', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', '["Kurma"]', 'Kurma', '/assets/contoh-1/kopi/kopi-susu-kurma.webp', 98000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3e218b68-f901-47e5-97e1-6965b094b6b6', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', '["Tanpa Gula"]', 'Tanpa Gula', '/assets/contoh-1/kopi/kopi-susu-aren.webp', 88000, NULL, 20, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('d6bf1334-31ad-44c7-a46a-ebc3238582de', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '[]', '', '/assets/contoh-1/kopi/konsentrat.webp', 78000, NULL, 26, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7409649d-b903-4efc-a3a8-0f19f77d1f10', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', '["Karamel Garam"]', 'Karamel Garam', '/assets/contoh-1/kopi/sirup-karamel.webp', 56000, NULL, 42, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a0b11ef8-9777-4044-8d93-9abd13adecef', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', '["Vanila"]', 'Vanila', '/assets/contoh-1/kopi/sirup-vanila.webp', 64000, NULL, 17, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c6273aba-b081-42be-9117-4e4a6b534c32', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', '["Rempah"]', 'Rempah', '/assets/contoh-1/kopi/sirup-rempah.webp', 56000, NULL, 0, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6e125d10-42d1-41ee-87be-1f99d9023e5c', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', '["Perak","3 cangkir"]', 'Perak, 3 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 149000, NULL, 38, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('75bc0915-7d83-4fc9-a33d-162a4890cb96', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', '["Perak","6 cangkir"]', 'Perak, 6 cangkir', '/assets/contoh-1/kopi/moka-perak.webp', 189000, NULL, 25, 1, 860, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1997a589-a74c-477b-860b-9038e1d0ad8f', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', '["Merah","3 cangkir"]', 'Merah, 3 cangkir', '/assets/contoh-1/kopi/moka-merah.webp', 159000, NULL, 7, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f1418187-6276-45bc-a0e4-2cd86fb5ac54', '42522a14-5923-4da5-8b75-07cad6e3edc9', '["350 ml"]', '350 ml', '/assets/contoh-1/kopi/french-press.webp', 135000, NULL, 31, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('84375efe-c44f-4c3e-8521-f30603d361f4', '42522a14-5923-4da5-8b75-07cad6e3edc9', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/french-press.webp', 169000, 195000, 24, 1, 920, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('aeedd46f-6947-4a90-b4c9-2bef67b51de3', '42522a14-5923-4da5-8b75-07cad6e3edc9', '["1 liter"]', '1 liter', '/assets/contoh-1/kopi/french-press.webp', 219000, 249000, 0, 2, 1120, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e452d81f-eb84-4fa1-a68c-d35c6a58108b', 'a1943e81-b474-4611-8208-7409b2a30a7a', '[]', '', '/assets/contoh-1/kopi/alat-tekan.webp', 279000, 320000, 16, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1a7a335a-b7ba-4e9b-b446-d1f2681a7727', '81772f47-0dff-4201-85dc-fc8aec5754a5', '["120 ml"]', '120 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 39000, NULL, 84, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1508b5ac-1a83-4f25-9338-30565498262e', '81772f47-0dff-4201-85dc-fc8aec5754a5', '["180 ml"]', '180 ml', '/assets/contoh-1/kopi/vietnam-drip.webp', 48000, NULL, 52, 1, 170, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('92b99f49-d2ef-41a6-9770-96b972201e5c', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '["400 ml"]', '400 ml', '/assets/contoh-1/kopi/server-kaca.webp', 98000, NULL, 27, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0a0e7023-b470-442b-8184-677fd851b0c3', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '["600 ml"]', '600 ml', '/assets/contoh-1/kopi/server-kaca.webp', 118000, NULL, 33, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f0c63a29-d2e0-41a6-b442-d2ae1dca3e58', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', '["Putih","01"]', 'Putih, 01', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 42000, NULL, 130, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('1a82af2b-41d6-44db-836e-daafae8274c3', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', '["Putih","02"]', 'Putih, 02', '/assets/contoh-1/kopi/kertas-saring-putih.webp', 49000, NULL, 164, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a8499cc7-d96e-4058-85ab-7d574abfce5f', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', '["Cokelat","01"]', 'Cokelat, 01', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 39000, NULL, 88, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5276976b-f247-44c4-b74f-daeee82953d4', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', '["Cokelat","02"]', 'Cokelat, 02', '/assets/contoh-1/kopi/kertas-saring-cokelat.webp', 46000, NULL, 5, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('482cfd1f-4c0b-411a-adad-7e378a7b7ea9', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 52, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0b8bcb00-2656-495a-a1ac-0a6b35f6b657', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '["200 g","Kasar"]', '200 g, Kasar', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 13, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c45cc26c-ae6a-4819-b401-e0a0825f9371', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 27, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('53fccfd7-946f-4198-a04b-b9482963e10e', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/preanger.webp', 92000, NULL, 10, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('19527ffd-4683-4a56-8dd5-6d12bf4b02c4', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 18, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('0c56aa4c-5d1b-4015-80e0-e184b6d7fcfd', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '["500 g","Sedang"]', '500 g, Sedang', '/assets/contoh-1/kopi/preanger.webp', 215000, 230000, 6, 5, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('e13be604-572b-463d-b8ed-e706e5410a25', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '["1 kg","Biji utuh"]', '1 kg, Biji utuh', '/assets/contoh-1/kopi/preanger.webp', 405000, 460000, 4, 6, 1000, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('876a69f2-c8ff-45e7-b83a-c31f871b0398', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '["200 g","Biji utuh"]', '200 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 41, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3a604cd7-82c1-46ca-94f5-9fbdcc157621', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '["200 g","Sedang"]', '200 g, Sedang', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 19, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('088be08a-dd1f-4802-ad19-16854d58e4a4', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '["200 g","Halus"]', '200 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 82000, NULL, 23, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ec394001-ba54-4184-989a-a9c862f4e723', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '["500 g","Biji utuh"]', '500 g, Biji utuh', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 12, 3, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('c94cc678-67f5-48b7-a3e5-a87be752c6be', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '["500 g","Halus"]', '500 g, Halus', '/assets/contoh-1/kopi/bondowoso.webp', 189000, NULL, 9, 4, 530, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('5a8a1d75-e59b-4f24-b8a0-fffee1e3d6fa', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 63, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('19dd75b4-970d-4829-b9f1-ba0d7d9a2350', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('7f18e168-794d-4857-8ef3-124d3895812b', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 40, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('75d3c1d9-2188-4dcf-a841-f33e839d564b', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/temanggung.webp', 54000, NULL, 57, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('3e519d72-3adb-4f31-8fad-dec3383fc7ca', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 34, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('8feb6237-8eb6-479a-8b89-b10ea55237d7', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', '["Kasar"]', 'Kasar', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 14, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('69d62ecf-9c7e-46ea-92a6-584ae101e9a5', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 26, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('58a61ccd-e641-4df0-ba1f-6bf043187c2e', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', '["Halus"]', 'Halus', '/assets/contoh-1/kopi/kintamani.webp', 88000, NULL, 16, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('4a18d86e-7867-48e0-8cb1-8dbf4973f8ad', '58765a84-08db-408a-a620-b69c8d296ca0', '["Biji utuh"]', 'Biji utuh', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 5, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('6660ec2a-8739-417f-b828-811396f54c0b', '58765a84-08db-408a-a620-b69c8d296ca0', '["Sedang"]', 'Sedang', '/assets/contoh-1/kopi/wamena.webp', 128000, NULL, 2, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('9838dfb7-4831-47c6-b257-f52607b05cb9', '193d6da2-2193-4662-a5d0-13545e9909ba', '["80 g"]', '80 g', '/assets/contoh-1/kopi/cascara.webp', 45000, NULL, 58, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('bcf16e58-6477-46c9-ad04-e9137af12cca', '193d6da2-2193-4662-a5d0-13545e9909ba', '["200 g"]', '200 g', '/assets/contoh-1/kopi/cascara.webp', 98000, 112000, 16, 1, 260, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ccac6cb3-d658-4ce4-91f7-0d9d32052de3', '7a8d3582-0e17-4126-9b1a-ffcf325741e1', '[]', '', '/assets/contoh-1/kopi/teh-hitam.webp', 67000, NULL, 45, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('2230b49c-f162-4984-a59e-582bbe3fb380', '9c617cfc-839f-4eae-aae7-8ce67b75c741', '[]', '', '/assets/contoh-1/kopi/teh-melati.webp', 52000, 58000, 4, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('312198db-6b37-40fb-9eef-e89ef0d90190', '38e4871e-66ff-43f2-a088-27bccb212401', '[]', '', '/assets/contoh-1/kopi/wedang-rempah.webp', 49000, NULL, 77, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('677154f1-ca13-4c8d-957f-90b870ab5a50', '5af44a88-532c-4ebd-9545-d3b862291567', '[]', '', '/assets/contoh-1/kopi/hampers-hujan.webp', 325000, 365000, 12, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('ba3a4ddb-3d39-4190-98d4-c365c36f35cb', 'f24e1232-c66d-4800-a166-9cb1b4b84712', '["Biji utuh","Hijau"]', 'Biji utuh, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 24, 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('f21203d5-36ce-4358-9e83-6c5142630297', 'f24e1232-c66d-4800-a166-9cb1b4b84712', '["Biji utuh","Merah"]', 'Biji utuh, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 18, 1, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('11b2d535-1eb1-4373-acda-df7dc7b17936', 'f24e1232-c66d-4800-a166-9cb1b4b84712', '["Sedang","Hijau"]', 'Sedang, Hijau', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 21, 2, NULL, NULL);
--> statement-breakpoint
INSERT INTO "variant" VALUES ('a80235a2-d47a-42fc-abbf-d9d7d3607da6', 'f24e1232-c66d-4800-a166-9cb1b4b84712', '["Sedang","Merah"]', 'Sedang, Merah', '/assets/contoh-1/kopi/hampers-pulau.webp', 189000, NULL, 1, 3, NULL, NULL);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('menyeduh', 'Menyeduh', 0);
--> statement-breakpoint
INSERT INTO "article_category" VALUES ('biji-dan-simpan', 'Biji & Simpan', 1);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyeduh-v60-di-rumah', 'Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi', 'menyeduh', '/assets/contoh-1/kopi/dripper-keramik-seduh.webp', 'Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.', '[{"kind":"paragraph","text":"V60 sering dianggap rumit karena banyak istilahnya. Padahal untuk secangkir kopi yang enak setiap pagi, cukup satu resep yang diulang sampai tangan hafal. Resep di bawah ini kami pakai di meja sangrai untuk mencicipi setiap batch baru, jadi tidak ada alat yang aneh-aneh."},{"kind":"paragraph","text":"Perbandingannya 1 banding 15: satu gram kopi untuk lima belas gram air. Untuk satu cangkir, siapkan 15 gram kopi dan 225 gram air. Kalau belum punya timbangan, 15 gram kira-kira tiga sendok makan rata bubuk kopi."},{"kind":"heading","text":"Yang perlu disiapkan"},{"kind":"list","ordered":false,"items":["Kopi 15 gram, gilingan sedang seperti gula pasir","Air 225 gram, baru mendidih lalu didiamkan satu menit","Kertas saring, dripper, dan cangkir atau server","Timbangan dan penunjuk waktu; ponsel sudah cukup"]},{"kind":"heading","text":"Langkah menyeduh"},{"kind":"list","ordered":true,"items":["Pasang kertas saring, siram dengan air panas, lalu buang airnya. Ini menghilangkan bau kertas dan menghangatkan dripper.","Masukkan kopi dan ratakan. Tuang 45 gram air, tunggu 40 detik sampai gelembungnya mengempis.","Tuang perlahan dari tengah ke luar sampai 120 gram, tunggu air turun separuh.","Lanjutkan sampai 180 gram, lalu terakhir sampai 225 gram.","Air terakhir harus habis menetes di menit 2:45 sampai 3:15. Angkat dripper, goyang server, tuang."]},{"kind":"image","image":"/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp","caption":"Ketel leher angsa memudahkan tuangan kecil yang ajek."},{"kind":"heading","text":"Rasanya belum pas?"},{"kind":"paragraph","text":"Ubah satu hal saja setiap kali. Kalau kopi terasa asam tajam dan encer, air lewat terlalu cepat: haluskan gilingan sedikit. Kalau pahit dan kering di lidah, air tertahan terlalu lama: kasarkan gilingan atau turunkan suhu air dengan menunggu satu menit lagi."},{"kind":"paragraph","text":"Catat di kertas kecil: gilingan, waktu, dan rasanya. Setelah tiga atau empat cangkir, biasanya sudah ketemu titik yang cocok untuk biji itu. Saat berganti biji, mulai lagi dari resep awal."},{"kind":"quote","text":"Seduhan yang baik bukan yang paling rumit, tetapi yang bisa diulang besok pagi.","source":"Tim sangrai Sangrai Rimba"},{"kind":"paragraph","text":"Untuk latihan pertama, pilih biji dengan sangrai sedang. Rasanya ramah dan tidak langsung pahit walau waktunya meleset sedikit."},{"kind":"product","slug":"set-seduh-manual-pemula"},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"paragraph","text":"Satu kebiasaan lagi yang sering dilupakan: bilas dripper dan server dengan air panas segera setelah dipakai. Minyak kopi yang mengering meninggalkan rasa tengik pada seduhan besok."}]', 1, 1795025531334);
--> statement-breakpoint
INSERT INTO "article" VALUES ('menyimpan-biji-kopi', 'Menyimpan Biji Kopi agar Tetap Harum Sebulan', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-gayo-biji.webp', 'Empat musuh biji kopi, wadah yang cocok untuk dapur lembap, dan kapan kulkas boleh dipakai.', '[{"kind":"paragraph","text":"Biji kopi yang baru disangrai masih terus berubah. Pada minggu pertama ia melepaskan gas, lalu rasanya membuka dan mencapai puncak di hari ke-7 sampai ke-30. Setelah itu aromanya pelan-pelan pergi. Cara menyimpan menentukan apakah puncak itu bertahan tiga minggu atau hanya tiga hari."},{"kind":"paragraph","text":"Musuhnya ada empat: udara, cahaya, panas, dan lembap. Di Indonesia yang terakhir paling sering dilupakan, apalagi bila toples diletakkan di samping kompor."},{"kind":"heading","text":"Wadah yang benar"},{"kind":"list","ordered":false,"items":["Kemasan aslinya, asal berkatup satu arah dan bisa dirapatkan lagi. Keluarkan udaranya sebelum ditutup.","Toples kaca gelap atau kaleng dengan karet di tutupnya. Pilih yang isinya penuh; ruang kosong berarti udara.","Hindari toples bening di dekat jendela dan wadah bekas bumbu. Kopi menyerap bau apa saja."]},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-gayo.webp","caption":"Kemasan berkatup cukup untuk pemakaian sehari-hari."},{"kind":"heading","text":"Bagaimana dengan kulkas?"},{"kind":"paragraph","text":"Untuk pemakaian harian, jangan. Setiap kali keluar dari kulkas, uap air mengembun di permukaan biji dan membawa bau makanan lain. Lemari dapur yang sejuk dan gelap jauh lebih baik."},{"kind":"paragraph","text":"Freezer boleh untuk persediaan panjang, dengan satu syarat: bagi dulu dalam kantong kecil sekali pakai, keluarkan udaranya, dan jangan dibekukan ulang. Ambil satu kantong, biarkan mencapai suhu ruang dalam keadaan tertutup, baru dibuka."},{"kind":"heading","text":"Beli sesuai kebutuhan"},{"kind":"paragraph","text":"Satu orang yang menyeduh sekali sehari memakai kira-kira 15 gram, jadi 200 gram cukup untuk dua minggu. Kemasan 500 gram cocok untuk rumah dengan dua peminum kopi. Kemasan 1 kilogram baru masuk akal bila habis dalam sebulan."},{"kind":"paragraph","text":"Kalau bisa, beli biji utuh dan giling tepat sebelum menyeduh. Bubuk kopi kehilangan sebagian besar aromanya dalam hitungan jam, sedangkan biji utuh bertahan berminggu-minggu. Belum punya penggiling? Pilih gilingan sesuai alat dan beli ukuran paling kecil."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"paragraph","text":"Tanggal sangrai tercetak di belakang setiap kemasan kami. Tulis juga tanggal Anda membukanya: sejak hari itu, usahakan habis dalam tiga minggu."},{"kind":"paragraph","text":"Terakhir, cium aromanya sebelum menyeduh. Biji yang masih baik berbau manis seperti roti atau buah kering. Bila yang tercium hanya kertas atau minyak lama, pakailah untuk seduh dingin dengan susu, atau taruh di kulkas sebagai penyerap bau. Sayang dibuang, tetapi sayang juga dipaksakan untuk secangkir kopi pagi."}]', 1, 1794334331334);
--> statement-breakpoint
INSERT INTO "article" VALUES ('memilih-gilingan-kopi', 'Kasar, Sedang, atau Halus? Memilih Gilingan untuk Alat di Rumah', 'menyeduh', '/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp', 'Panduan gilingan untuk tubruk, saring, tekan, dan moka, lengkap dengan tanda bila salah pilih.', '[{"kind":"paragraph","text":"Biji yang sama bisa terasa manis atau pahit hanya karena ukuran gilingannya. Prinsipnya sederhana: semakin halus bubuk, semakin cepat rasanya larut. Alat yang merendam kopi lama butuh gilingan kasar, alat yang cepat butuh gilingan halus."},{"kind":"paragraph","text":"Saat memesan di toko kami, Anda dapat memilih biji utuh, kasar, sedang, atau halus. Berikut pegangan untuk memilihnya."},{"kind":"heading","text":"Sesuaikan dengan alat"},{"kind":"list","ordered":false,"items":["Kasar, seperti garam krosok: french press dan seduh dingin semalaman.","Sedang, seperti gula pasir: V60, kalita, mesin tetes, dan kantong saring.","Halus, seperti garam meja: tubruk, moka pot, dan vietnam drip."]},{"kind":"heading","text":"Tubruk pun punya aturan"},{"kind":"paragraph","text":"Kopi tubruk paling akrab di rumah kita, dan paling sering salah airnya. Pakai dua sendok teh penuh bubuk halus untuk 150 mililiter air, tuang air yang baru mendidih, aduk sekali, lalu tunggu empat menit. Ampas turun sendiri; tidak perlu diaduk lagi."},{"kind":"paragraph","text":"Gula sebaiknya masuk setelah dicicipi. Robusta yang disangrai baik sudah punya manis seperti gula aren, dan sering kali cukup setengah sendok."},{"kind":"image","image":"/assets/contoh-1/kopi/robusta-lampung-tubruk.webp","caption":"Tunggu empat menit sampai ampas turun."},{"kind":"product","slug":"robusta-lampung-tubruk"},{"kind":"heading","text":"Tanda gilingan keliru"},{"kind":"paragraph","text":"Air lewat seperti keran dan rasanya asam encer: terlalu kasar. Air menggenang lama dan rasanya sepat: terlalu halus. Bila sebagian bubuk seperti tepung dan sebagian seperti kerikil, masalahnya ada di penggiling. Pisau putar menghasilkan ukuran campur aduk; penggiling bergerigi jauh lebih rata, termasuk yang diputar dengan tangan."},{"kind":"paragraph","text":"Belum mau repot? Kantong saring sudah berisi gilingan yang tepat. Sobek, kaitkan ke cangkir, tuang 150 mililiter air dalam tiga kali tuangan, dan kopi siap dalam dua menit. Enak untuk kantor, kereta, atau berkemah."},{"kind":"product","slug":"drip-bag-pagi-isi-10"},{"kind":"paragraph","text":"Masih ragu saat memesan? Pilih gilingan menurut alat yang paling sering dipakai, bukan yang paling ingin dicoba. Gilingan sedang adalah pilihan paling aman karena bisa dipakai untuk saring maupun french press dengan menyesuaikan waktu rendam. Bila rumah Anda memakai dua alat yang jauh berbeda, belilah dua kemasan kecil alih-alih satu kemasan besar, atau ambil biji utuh dan penggiling tangan. Dalam dua bulan selisih harganya kembali dari kopi yang tidak terbuang."}]', 1, 1793383931334);
--> statement-breakpoint
INSERT INTO "article" VALUES ('mengenal-proses-pascapanen', 'Full Wash, Honey, Giling Basah: Apa Bedanya di Cangkir?', 'biji-dan-simpan', '/assets/contoh-1/kopi/arabika-bajawa-ceri.webp', 'Tiga cara mengolah ceri kopi Nusantara dan rasa yang ditinggalkannya.', '[{"kind":"paragraph","text":"Di kemasan kopi sering tertulis proses pascapanen, dan banyak pembeli melewatinya. Padahal kata itu menjelaskan separuh rasa yang akan Anda temui. Proses adalah cara petani mengeluarkan biji dari buah ceri sampai cukup kering untuk disimpan."},{"kind":"paragraph","text":"Ketiganya bisa dibuat dari pohon yang sama. Yang berbeda adalah berapa lama daging buah menempel dan kapan kulit tanduk dilepas."},{"kind":"heading","text":"Full wash: bersih dan terang"},{"kind":"paragraph","text":"Kulit dan lendir dicuci habis sebelum dijemur. Yang tersisa adalah rasa asli biji: asam buah yang jelas, manis ringan, dan akhir yang bersih. Gayo full wash kami terasa cokelat, jeruk manis, dan gula merah."},{"kind":"product","slug":"arabika-gayo-atu-lintang"},{"kind":"heading","text":"Honey: manis dan lembut"},{"kind":"paragraph","text":"Kulit dikupas, tetapi lendir yang lengket seperti madu dibiarkan saat dijemur. Tidak ada madu di dalamnya; namanya dari teksturnya. Hasilnya lebih manis, badannya lebih tebal, dengan nada buah kering. Petani harus membalik jemuran setiap jam pada hari-hari pertama agar tidak berjamur."},{"kind":"image","image":"/assets/contoh-1/kopi/arabika-bajawa.webp","caption":"Bajawa honey: gula aren, nangka, dan kayu manis."},{"kind":"product","slug":"arabika-bajawa-honey"},{"kind":"heading","text":"Giling basah: khas Sumatra dan Sulawesi"},{"kind":"paragraph","text":"Udara yang lembap membuat penjemuran lama berisiko, maka petani menggiling kulit tanduk saat biji masih basah. Biji lalu dijemur telanjang dan cepat kering. Rasanya tebal, rendah asam, dengan rempah dan cokelat hitam. Inilah yang membuat kopi Toraja dan Mandailing dikenal di luar negeri."},{"kind":"product","slug":"arabika-toraja-sapan"},{"kind":"heading","text":"Mulai dari mana?"},{"kind":"list","ordered":false,"items":["Suka teh atau kopi tanpa gula: coba full wash.","Suka kopi susu: giling basah tidak kalah oleh susu.","Ingin sesuatu yang berbeda untuk akhir pekan: honey."]},{"kind":"paragraph","text":"Cara terbaik mengenalnya adalah mencicipi dua proses berdampingan dengan resep yang sama. Seduh masing-masing sepuluh gram, biarkan hangat, lalu bandingkan. Perbedaannya justru paling terasa ketika kopi mulai dingin."},{"kind":"paragraph","text":"Bila ingin membandingkan lebih adil, pakai biji dengan tingkat sangrai yang sama, giling pada ukuran yang sama, dan cicipi tanpa gula. Tulis tiga kata untuk setiap cangkir sebelum membaca catatan rasa di kemasan. Tidak ada jawaban salah; catatan itu akan menuntun pembelian berikutnya lebih baik daripada ulasan orang lain."}]', 1, 1791828731334);
--> statement-breakpoint
INSERT INTO "information" VALUES ('tentang-kami', 'Tentang Kami', 'Siapa kami dan bagaimana kami bekerja', '[{"kind":"paragraph","text":"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu tercetak di kemasan."},{"kind":"paragraph","text":"Biji datang dari petani di Gayo, Toraja, Bajawa, dan Lampung yang kami kunjungi setidaknya sekali setahun. Harga beli disepakati sebelum panen, sehingga petani tahu apa yang akan diterima."},{"kind":"heading","text":"Yang dapat Anda harapkan"},{"kind":"list","ordered":false,"items":["Foto dan keterangan yang sesuai dengan barangnya.","Harga yang sama di setiap halaman, tanpa biaya tersembunyi saat checkout.","Jawaban dari orang, bukan mesin, pada jam layanan."]},{"kind":"heading","text":"Badan usaha"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung."}]', 0, 1795371131406);
--> statement-breakpoint
INSERT INTO "information" VALUES ('cara-belanja', 'Cara Belanja', 'Dari memilih produk sampai pesanan tiba', '[{"kind":"paragraph","text":"Anda dapat berbelanja dengan atau tanpa akun. Dengan akun, alamat dan riwayat pesanan tersimpan untuk belanja berikutnya."},{"kind":"list","ordered":true,"items":["Pilih produk, tentukan varian dan jumlahnya, lalu tekan Tambah ke Keranjang.","Buka Keranjang, periksa isinya, dan tekan Checkout.","Isi nama, nomor HP, dan alamat lengkap sampai kelurahan dan kode pos.","Pilih pengiriman. Ongkos kirim dan perkiraan tiba tampil untuk alamat Anda.","Pilih metode pembayaran, periksa Total Tagihan, lalu tekan Buat Pesanan.","Selesaikan pembayaran sebelum waktunya habis. Status pesanan berubah sendiri setelah pembayaran kami terima."]},{"kind":"heading","text":"Metode pembayaran"},{"kind":"paragraph","text":"QRIS, virtual account, transfer bank, dompet digital, dan Bayar di Tempat (COD) untuk alamat yang didukung. Pilihan yang tampil saat checkout adalah yang tersedia untuk pesanan Anda."},{"kind":"heading","text":"Transfer bank"},{"kind":"paragraph","text":"Transfer tepat sampai tiga digit terakhir agar pembayaran mudah dikenali. Kami tidak pernah meminta kode OTP, PIN, atau kata sandi Anda."},{"kind":"heading","text":"Membatalkan pesanan"},{"kind":"paragraph","text":"Pesanan yang belum dibayar dapat dibatalkan langsung dari halaman pesanan. Setelah dibayar, ajukan pembatalan dan kami jawab selama barang belum dikirim."}]', 1, 1795371131291);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengiriman', 'Pengiriman', 'Kurir, lama kirim, dan ongkos', '[{"kind":"paragraph","text":"Semua paket dikirim dari Kota Bandung. Ongkos kirim dihitung dari berat dan alamat tujuan, dan tampil sebelum Anda membayar."},{"kind":"heading","text":"Kapan dikirim?"},{"kind":"paragraph","text":"Pesanan yang dibayar sebelum pukul 14.00 pada hari kerja kami serahkan kepada kurir pada hari yang sama, selebihnya pada hari kerja berikutnya. Jam layanan kami Senin–Sabtu 08.00–17.00 WIB."},{"kind":"heading","text":"Pilihan layanan"},{"kind":"list","ordered":false,"items":["Reguler: untuk seluruh Indonesia.","Same Day dan Instan: untuk alamat di sekitar toko, pada jam layanan.","Kargo: lebih hemat untuk paket berat."]},{"kind":"heading","text":"Melacak paket"},{"kind":"paragraph","text":"Nomor resi tampil di halaman pesanan setelah paket diserahkan kepada kurir. Bila tidak ada pergerakan selama tiga hari kerja, hubungi kami dan kami tanyakan kepada kurir."},{"kind":"heading","text":"Paket bermasalah"},{"kind":"paragraph","text":"Periksa kemasan sebelum menerima. Bila basah, sobek, atau segelnya rusak, foto kemasannya dan rekam video saat membukanya. Paket yang hilang atau rusak di perjalanan menjadi tanggung jawab kami sampai Anda menerimanya."}]', 2, 1795371131291);
--> statement-breakpoint
INSERT INTO "information" VALUES ('pengembalian', 'Pengembalian', 'Ajukan paling lambat 3 hari kerja setelah diterima', '[{"kind":"paragraph","text":"Barang rusak, kurang, salah kirim, atau tidak sesuai keterangan? Ajukan pengembalian atau penukaran paling lambat 3 hari kerja setelah paket Anda terima."},{"kind":"heading","text":"Bukti yang diperlukan"},{"kind":"list","ordered":false,"items":["Video unboxing tanpa potongan, dari paket masih tersegel sampai barang terlihat jelas.","Foto barang dan label pengirimannya.","Nomor pesanan dan penjelasan singkat masalahnya."]},{"kind":"paragraph","text":"Tidak sempat merekam? Hubungi kami tetap. Kami memeriksa bersama kurir dan menilai dari foto serta berat paket."},{"kind":"heading","text":"Syarat barang"},{"kind":"list","ordered":false,"items":["Belum dipakai atau dicuci, lengkap dengan label, aksesori, dan kemasannya.","Produk digital yang kodenya sudah dibuka tidak dapat dikembalikan, kecuali kodenya tidak berfungsi.","Makanan dan minuman dapat diganti bila rusak, salah kirim, atau lewat tanggal simpan."]},{"kind":"heading","text":"Langkahnya"},{"kind":"list","ordered":true,"items":["Buka pesanan, tekan Ajukan Pengembalian, pilih barang dan alasannya, lalu unggah bukti. Atau kirimkan lewat WhatsApp.","Kami menjawab paling lambat 1 hari kerja.","Kirim barang ke alamat yang kami berikan dan masukkan nomor resinya.","Setelah barang kami periksa, pengganti dikirim atau dana dikembalikan dalam 2–5 hari kerja."]},{"kind":"heading","text":"Ongkos kirim pengembalian"},{"kind":"paragraph","text":"Kami yang menanggung bila kesalahan ada pada kami: rusak, kurang, salah kirim, atau tidak sesuai. Untuk tukar ukuran atau warna karena berubah pikiran, ongkos kirim ditanggung pembeli."}]', 3, 1795371131291);
--> statement-breakpoint
INSERT INTO "information" VALUES ('syarat-ketentuan', 'Syarat & Ketentuan', 'Aturan berbelanja di toko ini', '[{"kind":"paragraph","text":"Syarat ini berlaku antara Anda dan CV Sangrai Rimba sebagai pengelola Sangrai Rimba setiap kali Anda berbelanja di situs ini."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"1. Pesanan dan harga"},{"kind":"paragraph","text":"Harga dalam rupiah dan sudah termasuk pajak yang berlaku. Ongkos kirim dan biaya layanan ditampilkan terpisah sebelum pesanan dibuat. Perjanjian jual beli terjadi saat pesanan Anda kami terima dan pembayaran kami konfirmasi."},{"kind":"paragraph","text":"Bila harga atau stok tercantum keliru karena kesalahan sistem, kami memberi tahu Anda. Anda boleh melanjutkan dengan harga yang benar atau membatalkan dengan pengembalian dana penuh."},{"kind":"heading","text":"2. Pembayaran"},{"kind":"paragraph","text":"Pembayaran dilakukan melalui metode yang tampil saat checkout dan sebelum batas waktunya. Pembayaran yang datang setelah pesanan kedaluwarsa tidak hilang: kami melanjutkan pesanan bila stok masih ada, atau mengembalikan dananya."},{"kind":"heading","text":"3. Pengiriman dan risiko"},{"kind":"paragraph","text":"Perkiraan tiba berasal dari kurir dan dapat berubah. Risiko atas barang beralih kepada Anda setelah paket diterima di alamat yang Anda berikan. Pastikan alamat dan nomor HP benar."},{"kind":"heading","text":"4. Pengembalian"},{"kind":"paragraph","text":"Pengembalian dan penukaran dapat diajukan paling lambat 3 hari kerja setelah barang diterima, sesuai halaman Pengembalian. Ketentuan ini tidak mengurangi hak Anda menurut UU Perlindungan Konsumen."},{"kind":"heading","text":"5. Akun"},{"kind":"list","ordered":false,"items":["Berikan data yang benar dan jaga kerahasiaan kata sandi.","Beri tahu kami bila akun dipakai orang lain tanpa izin.","Akun yang dipakai untuk penipuan atau menyalahgunakan promo dapat dibatasi setelah kami memberi tahu alasannya."]},{"kind":"heading","text":"6. Voucher, koin, dan affiliate"},{"kind":"paragraph","text":"Masa berlaku, batas, dan cara pakai tertulis pada masing-masing penawaran. Voucher dan koin tidak dapat diuangkan. Komisi affiliate dapat dipotong PPh sesuai ketentuan."},{"kind":"heading","text":"7. Isi situs"},{"kind":"paragraph","text":"Foto, tulisan, dan logo adalah milik kami atau pemberi izin kami. Warna barang di layar dapat sedikit berbeda dari aslinya."},{"kind":"heading","text":"8. Perselisihan"},{"kind":"paragraph","text":"Sampaikan keluhan lebih dulu kepada kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Bila tidak tercapai mufakat, perselisihan diselesaikan menurut hukum Indonesia, termasuk melalui Badan Penyelesaian Sengketa Konsumen di kota Anda."}]', 4, 1795371131291);
--> statement-breakpoint
INSERT INTO "information" VALUES ('kebijakan-privasi', 'Kebijakan Privasi', 'Data yang kami simpan dan hak Anda atasnya', '[{"kind":"paragraph","text":"Kebijakan ini menjelaskan bagaimana CV Sangrai Rimba memproses data pribadi Anda menurut Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi."},{"kind":"paragraph","text":"Versi 2026-11-01. Perubahan berlaku setelah diumumkan di halaman ini dan tidak mengubah pesanan yang sudah dibuat."},{"kind":"heading","text":"Pengendali data"},{"kind":"paragraph","text":"CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung. Hubungi kami melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Penyedia platform toko memproses data atas nama dan perintah kami."},{"kind":"heading","text":"Data yang kami simpan"},{"kind":"list","ordered":false,"items":["Identitas dan kontak: nama, nomor HP, email.","Alamat pengiriman dan patokan yang Anda tulis.","Pesanan, pembayaran, dan percakapan dengan layanan pelanggan. Nomor kartu dan PIN tidak pernah kami simpan; keduanya ditangani penyedia pembayaran.","Data teknis seperlunya: cookie keranjang dan sesi, serta alamat internet yang dipotong untuk mencegah penyalahgunaan."]},{"kind":"heading","text":"Untuk apa dan atas dasar apa"},{"kind":"list","ordered":false,"items":["Memproses, mengirim, dan menagih pesanan: pelaksanaan perjanjian dengan Anda.","Pembukuan, pajak, dan pengaduan konsumen: kewajiban hukum.","Keamanan akun dan pencegahan penipuan: kepentingan yang sah.","Info promo dan pengukuran iklan: hanya dengan persetujuan terpisah yang boleh Anda tolak atau tarik kapan saja."]},{"kind":"heading","text":"Siapa yang menerima"},{"kind":"paragraph","text":"Kurir menerima nama, nomor HP, dan alamat. Penyedia pembayaran menerima jumlah dan nomor pesanan. Kami tidak menjual data pribadi. Bila data diproses di luar Indonesia, kami memastikan tingkat pelindungannya setara."},{"kind":"heading","text":"Berapa lama"},{"kind":"list","ordered":false,"items":["Pesanan dan faktur: 10 tahun, sesuai aturan pembukuan.","Akun dan alamat: selama akun aktif, dihapus setelah Anda menutup akun kecuali yang wajib disimpan.","Percakapan layanan pelanggan: 2 tahun.","Keranjang tanpa akun: 30 hari."]},{"kind":"heading","text":"Hak Anda"},{"kind":"list","ordered":false,"items":["Mendapat informasi, mengakses, dan memperoleh salinan data Anda.","Melengkapi dan memperbaiki data yang keliru.","Menarik persetujuan, menunda atau membatasi pemrosesan, dan menghapus data.","Menolak keputusan yang sepenuhnya otomatis dan memindahkan data ke pihak lain.","Mengadu kepada lembaga pelindungan data pribadi serta menuntut ganti rugi."]},{"kind":"heading","text":"Cara menggunakan hak"},{"kind":"list","ordered":true,"items":["Kirim permintaan tertulis melalui email halo@kopi.contoh.id atau WhatsApp +6281321450967. Sebutkan hak yang ingin digunakan.","Kami memastikan bahwa permintaan datang dari pemilik data.","Kami menindaklanjuti paling lambat 3×24 jam sejak permintaan lengkap diterima, termasuk menghentikan pemrosesan setelah persetujuan ditarik."]},{"kind":"heading","text":"Bila terjadi kebocoran"},{"kind":"paragraph","text":"Kami memberi tahu Anda dan lembaga berwenang secara tertulis paling lambat 3×24 jam sejak kegagalan pelindungan diketahui: data apa yang terungkap, kapan dan bagaimana, serta apa yang kami lakukan."}]', 5, 1795371131291);
--> statement-breakpoint
INSERT INTO "information" VALUES ('hubungi-kami', 'Hubungi Kami', 'WhatsApp, email, alamat, dan jam layanan', '[{"kind":"paragraph","text":"Tim Sangrai Rimba membantu sebelum dan sesudah Anda berbelanja. Siapkan nomor pesanan agar kami dapat langsung memeriksanya."},{"kind":"list","ordered":false,"items":["WhatsApp: +6281321450967","Email: halo@kopi.contoh.id","Jam layanan: Senin–Sabtu 08.00–17.00 WIB","Alamat: CV Sangrai Rimba, Jl. Merdeka No. 10, Kota Bandung"]},{"kind":"heading","text":"Pengaduan"},{"kind":"paragraph","text":"Pengaduan kami jawab paling lambat 1 hari kerja dan kami selesaikan dalam 7 hari kerja. Bila jawaban kami belum memuaskan, Anda dapat melapor kepada Direktorat Jenderal Perlindungan Konsumen dan Tertib Niaga, Kementerian Perdagangan, lewat WhatsApp 0853 1111 1010."}]', 6, 1795371131291);
--> statement-breakpoint
INSERT INTO "information" VALUES ('faq', 'Pertanyaan Umum (FAQ)', 'Jawaban singkat yang paling sering dicari', '[{"kind":"heading","text":"Apakah saya harus membuat akun?"},{"kind":"paragraph","text":"Tidak. Pesanan tanpa akun dapat dilacak lewat tautan yang tampil setelah pesanan dibuat. Simpan tautan itu."},{"kind":"heading","text":"Berapa lama batas pembayaran?"},{"kind":"paragraph","text":"Batas waktunya tertulis di halaman pembayaran, umumnya 24 jam. Setelah lewat, pesanan kedaluwarsa dan stok dilepas kembali."},{"kind":"heading","text":"Saya sudah membayar, tetapi status belum berubah."},{"kind":"paragraph","text":"Virtual account dan QRIS biasanya terbaca dalam beberapa menit. Untuk transfer bank, kirim bukti di halaman Konfirmasi Pembayaran; kami periksa paling lama 1×24 jam."},{"kind":"heading","text":"Bisakah alamat diubah setelah membayar?"},{"kind":"paragraph","text":"Bisa selama paket belum diserahkan kepada kurir. Hubungi kami secepatnya lewat WhatsApp dengan nomor pesanan."},{"kind":"heading","text":"Apakah bisa kirim sebagai dropshipper?"},{"kind":"paragraph","text":"Pilihan itu tampil di checkout bila toko menerimanya. Nama pengirim di label akan memakai nama Anda, tanpa faktur harga di dalam paket."},{"kind":"heading","text":"Bagaimana bila barang tidak cocok?"},{"kind":"paragraph","text":"Ajukan pengembalian paling lambat 3 hari kerja setelah diterima, dengan video unboxing. Syarat lengkapnya ada di halaman Pengembalian."},{"kind":"heading","text":"Apakah data saya aman?"},{"kind":"paragraph","text":"Kami hanya menyimpan data yang diperlukan untuk pesanan Anda. Rincian dan cara menghapusnya ada di Kebijakan Privasi."}]', 7, 1795371131291);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '79af230d-d2ac-41ed-8580-9795ebd9ad48', 157000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '86cb0134-d9b5-4ce6-842a-4db5df4ae0f0', 157000, 21, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '86f38ba5-61ba-4133-92f2-f9e1b5eb75ed', 46000, 24, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '3440e700-d2b2-40d7-a2dd-ffc4a05dc86e', 46000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'dc4c9e2f-4d64-4402-ac6b-11c89127d21b', 46000, 28, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'a1643723-ac25-42db-89f8-8739278d9bd5', 46000, 18, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'fae5a9df-f61f-4705-991f-c1924b2245d4', 115500, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '9f8b234f-c1c6-4e6c-a255-7ed02c8b2960', 51500, 30, 18, 18, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4d4279e4-4e4c-43b3-a4ec-21c4b18a32e9', 51500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '90849ae4-8941-462a-a258-a38b90bac76b', 56000, 11, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '6e125d10-42d1-41ee-87be-1f99d9023e5c', 104000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '75bc0915-7d83-4fc9-a33d-162a4890cb96', 132000, 27, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '1997a589-a74c-477b-860b-9038e1d0ad8f', 111000, 17, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'f0c63a29-d2e0-41a6-b442-d2ae1dca3e58', 25000, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '1a82af2b-41d6-44db-836e-daafae8274c3', 29000, 15, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', 'a8499cc7-d96e-4058-85ab-7d574abfce5f', 23000, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '5276976b-f247-44c4-b74f-daeee82953d4', 27500, 14, 9, 9, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '4a18d86e-7867-48e0-8cb1-8dbf4973f8ad', 102000, 25, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '6660ec2a-8739-417f-b828-811396f54c0b', 102000, 16, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795366800000', '677154f1-ca13-4c8d-957f-90b870ab5a50', 237000, 14, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '86caf945-20d4-4f87-ba0c-73a9bc999a64', 52000, 16, 5, 5, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '9b503240-dc61-42f5-82f0-21064734179e', 66500, 22, 10, 10, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'b431c747-2b90-4fec-98ab-adae0c2d5bd8', 66500, 13, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '7de28653-c1de-43ce-9fa3-8e2f64be5988', 66500, 16, 13, 13, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'b5e04e41-d1e6-4b9a-9b3f-a86f835905f3', 82500, 27, 19, 19, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '33c21f38-78ca-4ea2-94df-94ed716e6fea', 82500, 18, 8, 8, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '4f88db64-dd4b-4a15-bf57-cc4c9d32ec7e', 82500, 8, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'f62ebe24-13c8-4e41-a9b0-9a3d777ad2eb', 99000, 12, 3, 3, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '1c1f89c6-1eb9-4af2-be20-b6e26a3c16e7', 105000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'b4f9a8fc-5c76-46f3-80bd-3d616bcb7049', 113000, 15, 7, 7, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'c07bf6b8-feaa-4226-a692-0064671fc749', 119000, 26, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '33e2d365-b0fe-4593-aa21-68490b9275d3', 99000, 21, 14, 14, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'dc1e7415-dbae-445d-91e4-8c51a2c4e2f0', 113000, 6, 4, 4, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'fc2c2bb0-235a-4c8c-9b07-aaade07f1474', 113000, 24, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '5f87a518-a5b1-4a52-b29f-e23e9623cad4', 75500, 21, 12, 12, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '01053000-9d0e-4428-b9e4-f071a9e6ae79', 75500, 11, 2, 2, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '19e9e153-0e8f-4458-b658-3e01afe16686', 75500, 23, 15, 15, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'e02ef861-71cb-4fa3-9644-82bc1d00335e', 65000, 26, 17, 17, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'cef7cb63-cd0c-4da7-b137-d203ba6d0399', 63500, 18, 11, 11, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', '3e218b68-f901-47e5-97e1-6965b094b6b6', 57000, 29, 20, 20, 2);
--> statement-breakpoint
INSERT INTO "flash_sale_item" VALUES ('demo-1795388400000', 'e452d81f-eb84-4fa1-a68c-d35c6a58108b', 237000, 16, 6, 6, 2);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795366800000', 'Flash Sale', 1795366800000, 1795388400000);
--> statement-breakpoint
INSERT INTO "flash_sale" VALUES ('demo-1795388400000', 'Flash Sale', 1795388400000, 1795410000000);
--> statement-breakpoint
INSERT INTO "consent" VALUES (1, 'cb355c53-48ab-4c77-91c4-d1f058425c2b', 'terms', '2026-11-01', 1, 1795371132335);
--> statement-breakpoint
INSERT INTO "consent" VALUES (2, 'cb355c53-48ab-4c77-91c4-d1f058425c2b', 'marketing', '2026-11-01', 0, 1795371132335);
--> statement-breakpoint
INSERT INTO "customer" VALUES ('cb355c53-48ab-4c77-91c4-d1f058425c2b', 'PLG-000001', 'Siti Rahmawati', '+6281234567890', 'siti@contoh.id', '{"hash":"su3PNDuIDzwqg9E2d25EKq+6TsNWguxru3zxLqhs77Y=","salt":"FZRzzr812Niq3dWna/v0ng==","n":16384,"r":8,"p":5}', 'REGULAR', 1795371132335, 1795371132335, 1795371132335, NULL, NULL);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (1, 'cb355c53-48ab-4c77-91c4-d1f058425c2b', 395, 395, 1825906332335);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (2, 'cb355c53-48ab-4c77-91c4-d1f058425c2b', 490, 490, 1826367492335);
--> statement-breakpoint
INSERT INTO "coin_lot" VALUES (3, 'cb355c53-48ab-4c77-91c4-d1f058425c2b', 1700, 1700, 1826907132932);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:refunds', -119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('wallet:cb355c53-48ab-4c77-91c4-d1f058425c2b', 119000);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('shop:coins', -2585);
--> statement-breakpoint
INSERT INTO "ledger_account" VALUES ('coins:cb355c53-48ab-4c77-91c4-d1f058425c2b', 2585);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (1, 1, 'shop:refunds', -92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (2, 1, 'wallet:cb355c53-48ab-4c77-91c4-d1f058425c2b', 92000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (3, 2, 'shop:coins', -395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (4, 2, 'coins:cb355c53-48ab-4c77-91c4-d1f058425c2b', 395);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (5, 3, 'shop:refunds', -27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (6, 3, 'wallet:cb355c53-48ab-4c77-91c4-d1f058425c2b', 27000);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (7, 4, 'shop:coins', -490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (8, 4, 'coins:cb355c53-48ab-4c77-91c4-d1f058425c2b', 490);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (9, 5, 'shop:coins', -1700);
--> statement-breakpoint
INSERT INTO "ledger_entry" VALUES (10, 5, 'coins:cb355c53-48ab-4c77-91c4-d1f058425c2b', 1700);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (1, 'refund_return', '0ae6964b-1922-46cb-b9a0-34b56a29799a', 1793391132335);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (2, 'coins_earned', '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 1794370332335);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (3, 'refund', 'f662130b-4640-45cf-81fd-5cc88bdea608', 1794507132335);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (4, 'coins_earned', '852ece51-d4da-4f06-94a0-d3007774625d', 1794831492335);
--> statement-breakpoint
INSERT INTO "ledger_transfer" VALUES (5, 'coins_earned', '62e4c410-1600-4d0d-b674-71f222cc1497', 1795371132932);
--> statement-breakpoint
INSERT INTO "message" VALUES ('ee40bbda-c87b-4a3f-9524-be3ed1825867', 'return_answered:0ae6964b-1922-46cb-b9a0-34b56a29799a:APPROVED', 'return_answered', 'email', 'siti@contoh.id', '62e4c410-1600-4d0d-b674-71f222cc1497', '{"shop":"Sangrai Rimba","number":"INV-20261027-H52D8","amount":"Rp 92.000","answer":"disetujui"}', 1793383932335, NULL, 1793383932335, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('98cb6e40-f5dd-4219-a7f8-e6a613166628', 'refunded:refund_return:0ae6964b-1922-46cb-b9a0-34b56a29799a', 'refunded', 'email', 'siti@contoh.id', '62e4c410-1600-4d0d-b674-71f222cc1497', '{"shop":"Sangrai Rimba","number":"INV-20261027-H52D8","amount":"Rp 92.000"}', 1793391132335, NULL, 1793391132335, '');
--> statement-breakpoint
INSERT INTO "message" VALUES ('bd2e8974-59a5-4105-af4e-67238319b93f', 'refunded:refund:f662130b-4640-45cf-81fd-5cc88bdea608', 'refunded', 'email', 'siti@contoh.id', 'f662130b-4640-45cf-81fd-5cc88bdea608', '{"shop":"Sangrai Rimba","number":"INV-20261112-FE28C","amount":"Rp 27.000"}', 1794507132335, NULL, 1794507132335, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (1, '0ae6964b-1922-46cb-b9a0-34b56a29799a', 'REQUESTED', 1793355132335, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (2, '0ae6964b-1922-46cb-b9a0-34b56a29799a', 'REVIEWING', 1793362332335, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (3, '0ae6964b-1922-46cb-b9a0-34b56a29799a', 'APPROVED', 1793383932335, 'Benar, satu barang tertinggal di gudang kami. Mohon maaf.');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (4, '0ae6964b-1922-46cb-b9a0-34b56a29799a', 'REFUNDED', 1793391132335, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (5, '0ae6964b-1922-46cb-b9a0-34b56a29799a', 'COMPLETED', 1793592732335, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (6, '4005761c-1ed0-4e96-ab7a-406b21846ed5', 'REQUESTED', 1795349532335, '');
--> statement-breakpoint
INSERT INTO "order_return_event" VALUES (7, '4005761c-1ed0-4e96-ab7a-406b21846ed5', 'REVIEWING', 1795353132335, 'Kami tanyakan ke kurir dulu, paling lambat besok kami kabari.');
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('0ae6964b-1922-46cb-b9a0-34b56a29799a', '369bdec6-b2cf-4854-9aae-8cd5a403a625', 1);
--> statement-breakpoint
INSERT INTO "order_return_line" VALUES ('4005761c-1ed0-4e96-ab7a-406b21846ed5', '9b503240-dc61-42f5-82f0-21064734179e', 1);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('0ae6964b-1922-46cb-b9a0-34b56a29799a', 'RTN-20261030-5QYTJ', '62e4c410-1600-4d0d-b674-71f222cc1497', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', 'COMPLETED', 'refund', 'Barang kurang/tidak lengkap', 'Saya pesan dua, di dalam paket hanya ada satu. Segel paket masih utuh waktu diterima.', '', NULL, NULL, NULL, 92000, 1793355132335);
--> statement-breakpoint
INSERT INTO "order_return" VALUES ('4005761c-1ed0-4e96-ab7a-406b21846ed5', 'RTN-20261122-9E921', 'b0638652-490d-455d-8c63-562468a90acc', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', 'REVIEWING', 'refund', 'Paket tidak sampai', 'Status pesanan sudah tiba, tetapi satu barang belum ada. Kurir bilang dikirim terpisah.', '', NULL, NULL, NULL, NULL, 1795349532335);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261027-H52D8', '62e4c410-1600-4d0d-b674-71f222cc1497', 'PAID', 'simulator', 'bca_va', NULL, '', 262000, 0, 262000, 1, '', 1793067132335, 1793153532335, 1793070732335);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261105-74WSJ', '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'PAID', 'simulator', 'bri_va', NULL, '', 57500, 0, 57500, 1, '', 1793895132335, 1793981532335, 1793898732335);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261110-C0VXM', 'ac41eb66-64e9-4bbe-9ba1-c08048b72b8a', 'EXPIRED', 'simulator', 'bni_va', NULL, '', 264000, 0, 264000, 1, '', 1794291132335, 1794377532335, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261112-FE28C', 'f662130b-4640-45cf-81fd-5cc88bdea608', 'PAID', 'simulator', 'bri_va', NULL, '', 27000, 0, 27000, 1, '', 1794471132335, 1794557532335, 1794474732335);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261114-7E12S', 'f6b3a924-df45-4d84-9fc2-ef47880d34c8', 'EXPIRED', 'simulator', 'bca_va', NULL, '', 103000, 0, 103000, 1, '', 1794651132335, 1794737532335, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261118-2MPR4', 'b0638652-490d-455d-8c63-562468a90acc', 'PAID', 'simulator', 'bca_va', NULL, '', 597000, 0, 597000, 1, '', 1795011132335, 1795097532335, 1795014732335);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-C6ZFT', '64a0624e-f082-4e5e-8e63-938f8dc6cc21', 'COD', 'cod', 'cod', NULL, '', 772000, 0, 772000, 1, '', 1795147932335, 1795234332335, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261120-JNX1B', '2b92df95-c472-4031-a146-41fd660775d1', 'PAID', 'simulator', 'bni_va', NULL, '', 162000, 0, 162000, 1, '', 1795191132335, 1795277532335, 1795194732335);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261121-JY7SA', '0f46ed2a-7cc1-4ae9-a2e5-075648aaa546', 'PAID', 'simulator', 'bri_va', NULL, '', 159000, 0, 159000, 1, '', 1795248732335, 1795335132335, 1795249092335);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261122-3WDRX', 'b68bf48d-94e9-475e-84d6-799d22e2e359', 'PAID', 'simulator', 'bca_va', NULL, '', 535000, 0, 535000, 1, '', 1795342332335, 1795428732335, 1795345932335);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-GPN7P', '09a4c519-24c8-4907-b728-f0ef09a68744', 'PAID', 'simulator', 'bca_va', NULL, '', 388000, 0, 388000, 1, '', 1795369332335, 1795455732335, 1795369692335);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261123-G0STT', '3ce5b436-5b34-4216-a864-fbc2b3273508', 'UNPAID', 'simulator', 'bri_va', NULL, '', 96000, 0, 96000, 1, '', 1795370412335, 1795456812335, NULL);
--> statement-breakpoint
INSERT INTO "bill" VALUES ('BILL-20261116-4QEQE', '852ece51-d4da-4f06-94a0-d3007774625d', 'PAID', 'simulator', 'bca_va', NULL, '', 49000, 0, 49000, 1, '', 1794831132335, 1794917532335, 1794831492335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261027-H52D8-1', 'BILL-20261027-H52D8', 1, 'simulator', 'bca_va', 262000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793067132335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261105-74WSJ-1', 'BILL-20261105-74WSJ', 1, 'simulator', 'bri_va', 57500, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1793895132335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261110-C0VXM-1', 'BILL-20261110-C0VXM', 1, 'simulator', 'bni_va', 264000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'cancelled', 0, 1794291132335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261112-FE28C-1', 'BILL-20261112-FE28C', 1, 'simulator', 'bri_va', 27000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794471132335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261114-7E12S-1', 'BILL-20261114-7E12S', 1, 'simulator', 'bca_va', 103000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'expired', 0, 1794651132335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261118-2MPR4-1', 'BILL-20261118-2MPR4', 1, 'simulator', 'bca_va', 597000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795011132335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261120-JNX1B-1', 'BILL-20261120-JNX1B', 1, 'simulator', 'bni_va', 162000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795191132335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261121-JY7SA-1', 'BILL-20261121-JY7SA', 1, 'simulator', 'bri_va', 159000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795248732335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261122-3WDRX-1', 'BILL-20261122-3WDRX', 1, 'simulator', 'bca_va', 535000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795342332335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-GPN7P-1', 'BILL-20261123-GPN7P', 1, 'simulator', 'bca_va', 388000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1795369332335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261123-G0STT-1', 'BILL-20261123-G0STT', 1, 'simulator', 'bri_va', 96000, 0, NULL, '', '095387b9-7db9-4941-8f7f-ecf4ad5c6ac8', '000054750819964880', NULL, NULL, NULL, 'pending', 0, 1795370412335);
--> statement-breakpoint
INSERT INTO "charge" VALUES ('INV-20261116-4QEQE-1', 'BILL-20261116-4QEQE', 1, 'simulator', 'bca_va', 49000, 0, NULL, '', NULL, NULL, NULL, NULL, NULL, 'paid', 0, 1794831132335);
--> statement-breakpoint
INSERT INTO "order_event" VALUES (1, '62e4c410-1600-4d0d-b674-71f222cc1497', 'PENDING', 1793067132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (2, '62e4c410-1600-4d0d-b674-71f222cc1497', 'PAYMENT_CONFIRMED', 1793070732335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (3, '62e4c410-1600-4d0d-b674-71f222cc1497', 'PROCESSING', 1793103132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (4, '62e4c410-1600-4d0d-b674-71f222cc1497', 'SHIPPING', 1793175132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (5, '62e4c410-1600-4d0d-b674-71f222cc1497', 'DELIVERED', 1793337132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (6, '62e4c410-1600-4d0d-b674-71f222cc1497', 'COMPLETED', 1793596332335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (7, '62e4c410-1600-4d0d-b674-71f222cc1497', 'refunded_return', 1793391132335, 'Rp 92.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (8, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'PENDING', 1793895132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (9, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'PAYMENT_CONFIRMED', 1793898732335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (10, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'PROCESSING', 1793913132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (11, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'SHIPPING', 1793967132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (12, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'DELIVERED', 1794111132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (13, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'COMPLETED', 1794370332335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (14, 'ac41eb66-64e9-4bbe-9ba1-c08048b72b8a', 'PENDING', 1794291132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (15, 'ac41eb66-64e9-4bbe-9ba1-c08048b72b8a', 'CANCEL', 1794298332335, 'Ingin mengganti barang yang dipesan');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (16, 'f662130b-4640-45cf-81fd-5cc88bdea608', 'PENDING', 1794471132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (17, 'f662130b-4640-45cf-81fd-5cc88bdea608', 'PAYMENT_CONFIRMED', 1794474732335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (18, 'f662130b-4640-45cf-81fd-5cc88bdea608', 'CANCEL', 1794507132335, 'Stok terakhir rusak saat dikemas. Dana kami kembalikan.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (19, 'f662130b-4640-45cf-81fd-5cc88bdea608', 'refunded', 1794507132335, 'Rp 27.000');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (20, 'f6b3a924-df45-4d84-9fc2-ef47880d34c8', 'PENDING', 1794651132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (21, 'f6b3a924-df45-4d84-9fc2-ef47880d34c8', 'EXPIRED', 1794737532335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (22, 'b0638652-490d-455d-8c63-562468a90acc', 'PENDING', 1795011132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (23, 'b0638652-490d-455d-8c63-562468a90acc', 'PAYMENT_CONFIRMED', 1795014732335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (24, 'b0638652-490d-455d-8c63-562468a90acc', 'PROCESSING', 1795047132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (25, 'b0638652-490d-455d-8c63-562468a90acc', 'SHIPPING', 1795097532335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (26, 'b0638652-490d-455d-8c63-562468a90acc', 'DELIVERED', 1795299132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (27, '64a0624e-f082-4e5e-8e63-938f8dc6cc21', 'PENDING', 1795147932335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (28, '64a0624e-f082-4e5e-8e63-938f8dc6cc21', 'PROCESSING', 1795147932335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (29, '64a0624e-f082-4e5e-8e63-938f8dc6cc21', 'SHIPPING', 1795291932335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (30, '2b92df95-c472-4031-a146-41fd660775d1', 'PENDING', 1795191132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (31, '2b92df95-c472-4031-a146-41fd660775d1', 'PAYMENT_CONFIRMED', 1795194732335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (32, '2b92df95-c472-4031-a146-41fd660775d1', 'PROCESSING', 1795227132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (33, '2b92df95-c472-4031-a146-41fd660775d1', 'SHIPPING', 1795277532335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (34, '0f46ed2a-7cc1-4ae9-a2e5-075648aaa546', 'PENDING', 1795248732335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (35, '0f46ed2a-7cc1-4ae9-a2e5-075648aaa546', 'PAYMENT_CONFIRMED', 1795249092335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (36, '0f46ed2a-7cc1-4ae9-a2e5-075648aaa546', 'PROCESSING', 1795273932335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (37, '0f46ed2a-7cc1-4ae9-a2e5-075648aaa546', 'CHANGE_PROCESSING', 1795353132335, 'Satu barang tidak lolos pemeriksaan kami. Penggantinya sedang disiapkan dan dikirim besok pagi.');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (38, 'b68bf48d-94e9-475e-84d6-799d22e2e359', 'PENDING', 1795342332335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (39, 'b68bf48d-94e9-475e-84d6-799d22e2e359', 'PAYMENT_CONFIRMED', 1795345932335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (40, 'b68bf48d-94e9-475e-84d6-799d22e2e359', 'PROCESSING', 1795360332335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (41, '09a4c519-24c8-4907-b728-f0ef09a68744', 'PENDING', 1795369332335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (42, '09a4c519-24c8-4907-b728-f0ef09a68744', 'PAYMENT_CONFIRMED', 1795369692335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (43, '3ce5b436-5b34-4216-a864-fbc2b3273508', 'PENDING', 1795370412335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (44, '852ece51-d4da-4f06-94a0-d3007774625d', 'PENDING', 1794831132335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (45, '852ece51-d4da-4f06-94a0-d3007774625d', 'PAYMENT_CONFIRMED', 1794831492335, '');
--> statement-breakpoint
INSERT INTO "order_event" VALUES (46, '852ece51-d4da-4f06-94a0-d3007774625d', 'COMPLETED', 1794831492335, '');
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('62e4c410-1600-4d0d-b674-71f222cc1497', 0, 'e5aa7892-334a-4524-b06a-bc813a24f6c4', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('62e4c410-1600-4d0d-b674-71f222cc1497', 1, '369bdec6-b2cf-4854-9aae-8cd5a403a625', 'Kopi Arabika Toraja Sapan Giling Basah 200 g', 'Biji utuh', 'arabika-toraja-sapan', '/assets/contoh-1/kopi/arabika-toraja.webp', 92000, NULL, 92000, 2, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 0, 'd045c75a-51a2-4c15-a16b-71bf7a91e022', 'Kopi Robusta Lampung Bubuk Tubruk Kaleng 250 g', '', 'robusta-lampung-tubruk', '/assets/contoh-1/kopi/robusta-lampung.webp', 39500, NULL, 39500, 1, 360, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('ac41eb66-64e9-4bbe-9ba1-c08048b72b8a', 0, '86caf945-20d4-4f87-ba0c-73a9bc999a64', 'Kopi Drip Bag Pagi Pesisir Isi 10', '', 'drip-bag-pagi-isi-10', '/assets/contoh-1/kopi/drip-bag.webp', 82000, 95000, 82000, 3, 190, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('f662130b-4640-45cf-81fd-5cc88bdea608', 0, '6143c513-e4ad-4ba8-8edc-ff762bdd5bad', 'Kopi Drip Bag Satuan 10 g', 'Gayo', 'drip-bag-satuan', '/assets/contoh-1/kopi/drip-bag-satuan.webp', 9000, NULL, 9000, 1, 15, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('f6b3a924-df45-4d84-9fc2-ef47880d34c8', 0, '7c339d14-bff2-4169-aa17-e0ef09cbb900', 'Kopi Susu Botol Dingin 1 Liter: Gula Aren, Pandan, atau Hitam', 'Gula Aren', 'kopi-botol-dingin-1-liter', '/assets/contoh-1/kopi/kopi-botol-aren.webp', 85000, NULL, 85000, 1, 1250, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b0638652-490d-455d-8c63-562468a90acc', 0, '076db56e-8334-42d8-b35a-73c1da1bc318', 'Dripper Keramik 1–2 Cangkir', 'Putih', 'dripper-keramik', '/assets/contoh-1/kopi/dripper-keramik-putih.webp', 145000, NULL, 145000, 1, 520, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b0638652-490d-455d-8c63-562468a90acc', 1, 'fc3b2190-ba1f-44d8-8247-ca3954e89edf', 'Ketel Leher Angsa Baja Tahan Karat 800 ml', 'Hitam', 'ketel-leher-angsa-800-ml', '/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp', 345000, 399000, 345000, 1, 780, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b0638652-490d-455d-8c63-562468a90acc', 2, '9b503240-dc61-42f5-82f0-21064734179e', 'Cangkir Keramik dengan Tatakan 220 ml', 'Gading', 'cangkir-keramik-220-ml', '/assets/contoh-1/kopi/cangkir-keramik-gading.webp', 89000, NULL, 89000, 1, 640, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('64a0624e-f082-4e5e-8e63-938f8dc6cc21', 0, '7f78956d-31e0-4911-8eb6-1a135d136981', 'Set Seduh Manual Pemula: Dripper Keramik, Teko Kaca, Penggiling Tangan, dan Kopi Kebun 200 g', '', 'set-seduh-manual-pemula', '/assets/contoh-1/kopi/set-seduh.webp', 749000, 899000, 749000, 1, 2100, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('2b92df95-c472-4031-a146-41fd660775d1', 0, '34a77eb3-4d83-42a1-ada8-983d2f81e698', 'Blend Senja untuk Espreso: 70% Arabika, 30% Robusta', '250 g, Biji utuh, Sedang', 'blend-senja-espreso', '/assets/contoh-1/kopi/blend-senja.webp', 72000, NULL, 72000, 2, 280, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('0f46ed2a-7cc1-4ae9-a2e5-075648aaa546', 0, '57b196ab-2e70-4350-9ecb-0076c44e2596', 'Blend Embun untuk Seduh Saring', '200 g, Biji utuh, Kantong', 'blend-embun-saring', '/assets/contoh-1/kopi/blend-embun.webp', 79000, NULL, 79000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('0f46ed2a-7cc1-4ae9-a2e5-075648aaa546', 1, 'c62da63a-a446-4457-bf6d-691cd5a7e1c3', 'Blend Tubruk Warung Bungkus Kertas 500 g', '', 'blend-tubruk-warung', '/assets/contoh-1/kopi/kopi-warung.webp', 62000, NULL, 62000, 1, 530, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b68bf48d-94e9-475e-84d6-799d22e2e359', 0, 'b5e04e41-d1e6-4b9a-9b3f-a86f835905f3', 'Kopi Dekafein Gayo Proses Air 200 g', 'Biji utuh', 'kopi-dekafein-malam', '/assets/contoh-1/kopi/dekaf.webp', 118000, NULL, 118000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('b68bf48d-94e9-475e-84d6-799d22e2e359', 1, 'a19e507a-bce4-4e1b-814d-c36f1bd38c18', 'Penggiling Kopi Tangan Gerigi Baja 38 mm', 'Hitam', 'penggiling-tangan-gerigi-baja', '/assets/contoh-1/kopi/penggiling-baja-hitam.webp', 399000, 459000, 399000, 1, 690, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('09a4c519-24c8-4907-b728-f0ef09a68744', 0, '79af230d-d2ac-41ed-8580-9795ebd9ad48', 'Timbangan Kopi Digital 2 kg Ketelitian 0,1 g dengan Pengatur Waktu', 'Hitam', 'timbangan-seduh-0-1-g', '/assets/contoh-1/kopi/timbangan-hitam.webp', 185000, 229000, 185000, 2, 380, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('3ce5b436-5b34-4216-a864-fbc2b3273508', 0, 'e5aa7892-334a-4524-b06a-bc813a24f6c4', 'Kopi Arabika Gayo Atu Lintang Full Wash', '200 g, Biji utuh', 'arabika-gayo-atu-lintang', '/assets/contoh-1/kopi/arabika-gayo.webp', 78000, NULL, 78000, 1, 230, NULL);
--> statement-breakpoint
INSERT INTO "order_line" VALUES ('852ece51-d4da-4f06-94a0-d3007774625d', 0, '0caf34ee-2e4a-4d08-aa1f-1482a445bd94', 'E-book Kelas Seduh: 30 Resep Kopi Rumahan', '', 'kelas-seduh-e-book', '/assets/contoh-1/kopi/kelas-seduh.webp', 49000, 79000, 49000, 1, 0, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('62e4c410-1600-4d0d-b674-71f222cc1497', 'INV-20261027-H52D8', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 690, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 262000, 18000, 18000, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 262000, 0, NULL, NULL, NULL, 'SIM000067132335', 1793067132335, 1793067132335, NULL, 0, 0, 0, NULL, 1793153532335, 1793337132335);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'INV-20261105-74WSJ', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'COMPLETED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 360, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 39500, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 57500, 0, NULL, NULL, NULL, 'SIM000095132335', 1793895132335, 1793895132335, NULL, 0, 0, 0, NULL, 1793981532335, 1794111132335);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('ac41eb66-64e9-4bbe-9ba1-c08048b72b8a', 'INV-20261110-C0VXM', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 570, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 246000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 264000, 0, NULL, NULL, NULL, NULL, 1794291132335, 1794291132335, NULL, 0, 0, 0, NULL, 1794377532335, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('f662130b-4640-45cf-81fd-5cc88bdea608', 'INV-20261112-FE28C', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'CANCEL', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 15, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 9000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 27000, 0, NULL, NULL, NULL, NULL, 1794471132335, 1794471132335, NULL, 0, 0, 0, NULL, 1794557532335, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('f6b3a924-df45-4d84-9fc2-ef47880d34c8', 'INV-20261114-7E12S', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'EXPIRED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1250, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 85000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 103000, 0, NULL, NULL, NULL, NULL, 1794651132335, 1794651132335, NULL, 0, 0, 0, NULL, 1794737532335, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b0638652-490d-455d-8c63-562468a90acc', 'INV-20261118-2MPR4', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'DELIVERED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 1940, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 579000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 597000, 0, NULL, NULL, NULL, 'SIM000011132335', 1795011132335, 1795011132335, NULL, 0, 0, 0, NULL, 1795097532335, 1795299132335);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('64a0624e-f082-4e5e-8e63-938f8dc6cc21', 'INV-20261120-C6ZFT', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 2100, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'cod', 'cod', '', 749000, 18000, 0, 0, 5000, 0, 0, 0, 0, 0, '[]', 0, 772000, 0, NULL, NULL, NULL, 'SIM000047932335', 1795147932335, 1795147932335, NULL, 0, 0, 0, NULL, 1795234332335, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('2b92df95-c472-4031-a146-41fd660775d1', 'INV-20261120-JNX1B', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'SHIPPING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 560, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bni_va', '', 144000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 162000, 0, NULL, NULL, NULL, 'SIM000091132335', 1795191132335, 1795191132335, NULL, 0, 0, 0, NULL, 1795277532335, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('0f46ed2a-7cc1-4ae9-a2e5-075648aaa546', 'INV-20261121-JY7SA', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'CHANGE_PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 141000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 159000, 0, NULL, NULL, NULL, NULL, 1795248732335, 1795248732335, NULL, 0, 0, 0, NULL, 1795335132335, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('b68bf48d-94e9-475e-84d6-799d22e2e359', 'INV-20261122-3WDRX', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'PROCESSING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 920, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 517000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 535000, 0, NULL, NULL, NULL, NULL, 1795342332335, 1795342332335, NULL, 0, 0, 0, NULL, 1795428732335, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('09a4c519-24c8-4907-b728-f0ef09a68744', 'INV-20261123-GPN7P', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'PAYMENT_CONFIRMED', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 760, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 370000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 388000, 0, NULL, NULL, NULL, NULL, 1795369332335, 1795369332335, NULL, 0, 0, 0, NULL, 1795455732335, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('3ce5b436-5b34-4216-a864-fbc2b3273508', 'INV-20261123-G0STT', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'PENDING', 0, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":"32.73.02.1001","postcode":"40131","street":"Jl. Cihampelas No. 27, RT 03/RW 05","courierNote":"Rumah cat hijau, pagar putih","province":"Jawa Barat","regency":"Kota Bandung","district":"Coblong","village":"Cipaganti","latitude":null,"longitude":null}', 230, 'jne:reg', 'JNE', 'REG', 2, 3, NULL, 5000, NULL, 0, 'simulator', 'bri_va', '', 78000, 18000, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 96000, 0, NULL, NULL, NULL, NULL, 1795370412335, 1795370412335, NULL, 0, 0, 0, NULL, 1795456812335, NULL);
--> statement-breakpoint
INSERT INTO "orders" VALUES ('852ece51-d4da-4f06-94a0-d3007774625d', 'INV-20261116-4QEQE', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', NULL, 'COMPLETED', 1, '{"recipient":"Siti Rahmawati","phone":"+6281234567890","email":"siti@contoh.id","villageCode":null,"province":"","regency":"","district":"","village":"","postcode":null,"street":null,"courierNote":null,"latitude":null,"longitude":null}', 0, NULL, '', '', NULL, NULL, NULL, 5000, NULL, 0, 'simulator', 'bca_va', '', 49000, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]', 0, 49000, 0, NULL, NULL, NULL, NULL, 1794831132335, 1794831132335, NULL, 0, 0, 0, NULL, 1794917532335, NULL);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('62e4c410-1600-4d0d-b674-71f222cc1497', 'e5aa7892-334a-4524-b06a-bc813a24f6c4', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('62e4c410-1600-4d0d-b674-71f222cc1497', '369bdec6-b2cf-4854-9aae-8cd5a403a625', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'd045c75a-51a2-4c15-a16b-71bf7a91e022', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('ac41eb66-64e9-4bbe-9ba1-c08048b72b8a', '86caf945-20d4-4f87-ba0c-73a9bc999a64', 3, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('f662130b-4640-45cf-81fd-5cc88bdea608', '6143c513-e4ad-4ba8-8edc-ff762bdd5bad', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('f6b3a924-df45-4d84-9fc2-ef47880d34c8', '7c339d14-bff2-4169-aa17-e0ef09cbb900', 1, 'RELEASED', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b0638652-490d-455d-8c63-562468a90acc', '076db56e-8334-42d8-b35a-73c1da1bc318', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b0638652-490d-455d-8c63-562468a90acc', 'fc3b2190-ba1f-44d8-8247-ca3954e89edf', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b0638652-490d-455d-8c63-562468a90acc', '9b503240-dc61-42f5-82f0-21064734179e', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('64a0624e-f082-4e5e-8e63-938f8dc6cc21', '7f78956d-31e0-4911-8eb6-1a135d136981', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('2b92df95-c472-4031-a146-41fd660775d1', '34a77eb3-4d83-42a1-ada8-983d2f81e698', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('0f46ed2a-7cc1-4ae9-a2e5-075648aaa546', '57b196ab-2e70-4350-9ecb-0076c44e2596', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('0f46ed2a-7cc1-4ae9-a2e5-075648aaa546', 'c62da63a-a446-4457-bf6d-691cd5a7e1c3', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b68bf48d-94e9-475e-84d6-799d22e2e359', 'b5e04e41-d1e6-4b9a-9b3f-a86f835905f3', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('b68bf48d-94e9-475e-84d6-799d22e2e359', 'a19e507a-bce4-4e1b-814d-c36f1bd38c18', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('09a4c519-24c8-4907-b728-f0ef09a68744', '79af230d-d2ac-41ed-8580-9795ebd9ad48', 2, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('3ce5b436-5b34-4216-a864-fbc2b3273508', 'e5aa7892-334a-4524-b06a-bc813a24f6c4', 1, 'HELD', 0);
--> statement-breakpoint
INSERT INTO "stock_hold" VALUES ('852ece51-d4da-4f06-94a0-d3007774625d', '0caf34ee-2e4a-4d08-aa1f-1482a445bd94', 1, 'SOLD', 0);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('b17163ec-8a1a-48aa-b306-2a106c8cfef9', '4939a9b9-7450-4b62-85f9-198b46ef11c2', NULL, 'Kelas Seduh - 30 Resep Kopi Rumahan.pdf', 797, 1795371131600);
--> statement-breakpoint
INSERT INTO "digital_file" VALUES ('041627f5-ebaf-47d3-92f7-2c2d7350442d', '4b6ebfae-014d-4f02-b9c4-a66b750f7cc6', NULL, 'Kelas Seni Latte - Daftar Pelajaran.pdf', 794, 1795371131674);
--> statement-breakpoint
INSERT INTO "licence" VALUES (1, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-23FF-B7D1-9B58', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (2, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-206D-59C0-697E', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (3, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-BDB2-97B4-58AE', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (4, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-817A-F247-8874', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (5, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-ECD9-3DB6-43B3', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (6, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-1A65-D378-4255', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (7, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-FFB6-6327-83DA', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (8, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-42E7-350C-3041', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (9, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-5167-E5A0-29CC', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (10, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-4D33-5F98-8B76', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (11, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-4A95-6415-0FA6', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (12, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-38C4-299D-584A', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (13, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-D073-5F03-D4B1', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (14, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-A4E8-3AED-96BD', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (15, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-D7BE-75A0-7695', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (16, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-C1AB-A597-22AA', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (17, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-293D-4388-15EB', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (18, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-DA4D-7FA9-3878', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (19, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-5A29-BFDB-3D46', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (20, 'cdcdf671-9cd1-4ee4-acbc-f28c5246cd89', 'RIMBA-A417-378D-DAD4', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (21, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-66F8-3F6F-C705', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (22, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-6629-4EA3-B50A', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (23, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-0CA6-6F6A-C06F', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (24, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-D3E0-EF64-AD42', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (25, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-4551-40F0-C6BA', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (26, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-0E81-0803-79F3', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (27, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-CC9C-E813-69B9', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (28, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-4DBB-B152-CF05', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (29, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-1599-9B33-4F59', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (30, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-65D7-BB37-C3E2', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (31, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-174B-A75A-23EF', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (32, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-B2A3-714E-CDBD', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (33, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-B80F-1530-41C6', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (34, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-D046-8897-A229', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (35, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-DA17-E193-5D72', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (36, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-0947-E52D-69D4', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (37, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-AA90-46E6-9B47', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (38, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-22F2-6A6F-801F', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (39, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-5CDD-3983-8968', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (40, 'd7997fda-0f55-4d43-920f-404079f2b43f', 'RIMBA-31E9-760A-C5C5', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (41, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-8347-D2F1-7EC2', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (42, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-5F1D-0C73-8AB9', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (43, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-3D1B-D1E9-5C2D', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (44, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-8DE6-CCFD-E5E3', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (45, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-A94D-202A-C4DC', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (46, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-E089-10F1-02BB', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (47, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-4764-76B4-B643', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (48, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-B187-EF56-8AE1', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (49, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-FA7E-0E4F-EB07', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (50, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-3EA1-E64A-C962', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (51, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-683E-C326-FBC8', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (52, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-04AA-BCD0-84C7', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (53, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-CA28-9135-93B2', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (54, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-635D-ACBD-9BC5', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (55, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-8BA5-4B4C-BCE4', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (56, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-B6C8-75C0-A44B', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (57, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-149E-E3F7-C92F', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (58, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-A8A9-C7CD-9799', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (59, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-3932-E3EA-2C95', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "licence" VALUES (60, '60a9399c-3fcf-4d5c-9d3b-0aebb8e167d3', 'RIMBA-FDEE-62DB-C25C', NULL, 1795371131406);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (1, '62e4c410-1600-4d0d-b674-71f222cc1497', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793178372335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (2, '62e4c410-1600-4d0d-b674-71f222cc1497', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793199432335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (3, '62e4c410-1600-4d0d-b674-71f222cc1497', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1793223732335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (4, '62e4c410-1600-4d0d-b674-71f222cc1497', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1793288532335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (5, '62e4c410-1600-4d0d-b674-71f222cc1497', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1793320932335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (6, '62e4c410-1600-4d0d-b674-71f222cc1497', 'delivered', 'Paket telah diterima', 'Coblong', 1793337132335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (7, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1793970012335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (8, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1793988732335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (9, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1794010332335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (10, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1794067932335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (11, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1794096732335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (12, '6417acd3-9ee2-41c9-bb9a-a984ea64ce2f', 'delivered', 'Paket telah diterima', 'Coblong', 1794111132335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (13, 'b0638652-490d-455d-8c63-562468a90acc', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795101564335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (14, 'b0638652-490d-455d-8c63-562468a90acc', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795127772335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (15, 'b0638652-490d-455d-8c63-562468a90acc', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795158012335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (16, 'b0638652-490d-455d-8c63-562468a90acc', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795238652335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (17, 'b0638652-490d-455d-8c63-562468a90acc', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795278972335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (18, 'b0638652-490d-455d-8c63-562468a90acc', 'delivered', 'Paket telah diterima', 'Coblong', 1795299132335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (19, '64a0624e-f082-4e5e-8e63-938f8dc6cc21', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795294380335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (20, '64a0624e-f082-4e5e-8e63-938f8dc6cc21', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795310292335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (21, '64a0624e-f082-4e5e-8e63-938f8dc6cc21', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795328652335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (22, '64a0624e-f082-4e5e-8e63-938f8dc6cc21', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795377612335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (23, '64a0624e-f082-4e5e-8e63-938f8dc6cc21', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795402092335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (24, '2b92df95-c472-4031-a146-41fd660775d1', 'picked', 'Paket dijemput kurir', 'Kota Bandung', 1795280268335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (25, '2b92df95-c472-4031-a146-41fd660775d1', 'picked', 'Paket tiba di pusat sortir', 'Hub Kota Bandung', 1795298052335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (26, '2b92df95-c472-4031-a146-41fd660775d1', 'picked', 'Paket dalam transit', 'Kota Bandung menuju Kota Bandung', 1795318572335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (27, '2b92df95-c472-4031-a146-41fd660775d1', 'picked', 'Paket tiba di kota tujuan', 'Hub Kota Bandung', 1795373292335);
--> statement-breakpoint
INSERT INTO "tracking" VALUES (28, '2b92df95-c472-4031-a146-41fd660775d1', 'delivering', 'Paket diantar ke alamat penerima', 'Coblong', 1795400652335);
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (1, 1795371131406, 'platform', 'import.batch', '', '[{"field":"categories","after":"[{\"slug\":\"biji-kopi\",\"name\":\"Biji Kopi\",\"image\":\"/assets/contoh-1/kopi/kategori-biji.webp\",\"parentSlug\":null},{\"slug\":\"racikan\",\"name\":\"Racikan\",\"image\":\"/assets/contoh-1/kopi/blend-senja.webp\",\"parentSlug\":null},{\"slug\":\"siap-seduh\",\"name\":\"Siap Seduh\",\"image\":\"/assets/contoh-1/kopi/kategori-siap-s…"},{"field":"products","after":"[{\"slug\":\"arabika-gayo-atu-lintang\",\"name\":\"Kopi Arabika Gayo Atu Lintang Full Wash\",\"categorySlug\":\"biji-kopi\",\"description\":\"Dari kebun rakyat di Atu Lintang, Aceh Tengah, pada ketinggian 1.400–1.550 mdpl. Dicuci penuh lalu dijemur di para-para selama 12–14 hari.\\n\\nRasa: cokelat, jeruk manis, dan…"},{"field":"licences"},{"field":"vouchers","after":"[{\"code\":\"SERUPUT\",\"title\":\"Diskon 10%\",\"description\":\"Untuk semua isi toko.\",\"startsAt\":\"2025-10-18T18:12:11.334Z\",\"endsAt\":\"2028-04-06T16:59:59.999Z\",\"cashback\":false,\"percentage\":true,\"amount\":10,\"maximum\":25000,\"minimum\":120000,\"forShipping\":false,\"quota\":null,\"perCustomer\":null,\"categories\":[],…"},{"field":"articleCategories","after":"[{\"slug\":\"menyeduh\",\"name\":\"Menyeduh\"},{\"slug\":\"biji-dan-simpan\",\"name\":\"Biji & Simpan\"}]"},{"field":"articles","after":"[{\"slug\":\"menyeduh-v60-di-rumah\",\"title\":\"Menyeduh V60 di Rumah: Resep 15 Gram yang Selalu Jadi\",\"categorySlug\":\"menyeduh\",\"image\":\"/assets/contoh-1/kopi/dripper-keramik-seduh.webp\",\"summary\":\"Satu resep, empat tuangan, tiga menit. Cocok untuk yang baru punya dripper pertama.\",\"body\":[{\"kind\":\"parag…"},{"field":"information","after":"[{\"slug\":\"tentang-kami\",\"title\":\"Tentang Kami\",\"summary\":\"Siapa kami dan bagaimana kami bekerja\",\"body\":[{\"kind\":\"paragraph\",\"text\":\"Kami menyangrai kopi Nusantara di Bandung setiap Selasa dan Jumat, dalam batch lima kilogram supaya setiap batch bisa dicicipi sebelum dikemas. Tanggal sangrai selalu …"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (2, 1795371131600, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-seduh-e-book"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (3, 1795371131674, 'platform', 'digital.addFile', '', '[{"field":"itemId"},{"field":"slug","after":"kelas-video-seni-latte"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (4, 1795371132335, 'platform', 'demo.fill', '', '[{"field":"flashSales","after":"true"},{"field":"reviews"},{"field":"customer"}]');
--> statement-breakpoint
INSERT INTO "admin_log" VALUES (5, 1795371132962, 'platform', 'shop.open', '', '[]');
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('audit', '', 1795377660000, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-coins', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', 1825906332335, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('complete-order', 'b0638652-490d-455d-8c63-562468a90acc', 1795558332335, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('expire-payment', '3ce5b436-5b34-4216-a864-fbc2b3273508', 1795456812335, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('check-payment', '3ce5b436-5b34-4216-a864-fbc2b3273508', 1795371252335, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795366800000:end', 1795388400000, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:start', 1795388400000, 0, 0);
--> statement-breakpoint
INSERT INTO "scheduled_job" VALUES ('flash-boundary', 'demo-1795388400000:end', 1795410000000, 0, 0);
--> statement-breakpoint
INSERT INTO "review" VALUES ('823f5bd5-e37d-4021-9752-0fa010b21304', 'a1943e81-b474-4611-8208-7409b2a30a7a', '', 'W***n S.', 5, 'Dua menit selesai dan ampasnya keluar seperti kue, tinggal ketuk.', '[]', NULL, NULL, NULL, 1794957132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('686dff4f-c95c-4c2e-9586-f35edf458937', 'a1943e81-b474-4611-8208-7409b2a30a7a', '', 'B***g H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794816732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a2e548d-1b8a-42b7-b281-21cc652da650', 'a1943e81-b474-4611-8208-7409b2a30a7a', '', 'A***s S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794337932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ba0135b5-19b7-4754-94c9-b6fb8d91d5e0', 'a1943e81-b474-4611-8208-7409b2a30a7a', '', 'C***t M.', 4, 'Menekannya butuh tenaga di awal. Pastikan gelasnya kokoh.', '[]', NULL, NULL, NULL, 1794229932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5e01506c-fd38-4eac-bc82-5e9b399e7506', 'a1943e81-b474-4611-8208-7409b2a30a7a', '', 'S***i A.', 5, 'Masuk tas gunung, jatuh dari batu pun selamat. Kopinya bersih.', '["/assets/contoh-1/kopi/alat-tekan.webp","/assets/contoh-1/kopi/alat-tekan-bagian.webp"]', NULL, NULL, NULL, 1794024732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a0aa592-9703-4a1c-82ff-4a3cc1e4d507', 'a1943e81-b474-4611-8208-7409b2a30a7a', '', 'J***o S.', 4, 'Karetnya masih rapat setelah setengah tahun. Simpan dalam keadaan terlepas.', '[]', NULL, NULL, NULL, 1793833932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e2f011b8-c7e5-4757-9b48-582e3c835325', 'a1943e81-b474-4611-8208-7409b2a30a7a', '', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793657532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8816c3c4-aba8-412c-905e-8d045a3d100e', 'a1943e81-b474-4611-8208-7409b2a30a7a', '', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793574732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('857dca02-d568-4b40-8c11-5cb22de99c86', 'a1943e81-b474-4611-8208-7409b2a30a7a', '', 'A***i B.', 5, 'Seratus kertasnya tahan empat bulan di saya.', '[]', NULL, NULL, NULL, 1793232732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3d04611b-da8f-45cb-a6d3-cb56431c8faf', '84bb2534-a6b0-496b-8e3e-e75459529e23', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795104732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('56adc406-0460-44f7-84cd-97f5b3e050d7', '84bb2534-a6b0-496b-8e3e-e75459529e23', 'Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794913932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38fbb738-72fd-4f97-a2cb-d7f7c3becf1d', '84bb2534-a6b0-496b-8e3e-e75459529e23', 'Biji utuh', 'R***y R.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1794550332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('42328640-ff26-4d1a-b3e5-d556b939959c', '84bb2534-a6b0-496b-8e3e-e75459529e23', 'Biji utuh', 'N***i K.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794201132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('896aa1eb-d5b8-4b79-b5c8-6d4b87ec77bd', '84bb2534-a6b0-496b-8e3e-e75459529e23', 'Sedang', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793592732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('afc811dd-9d3c-425b-ae75-8d9196a64bd4', '84bb2534-a6b0-496b-8e3e-e75459529e23', 'Biji utuh', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-bajawa.webp","/assets/contoh-1/kopi/arabika-bajawa-ceri.webp"]', NULL, NULL, NULL, 1793049132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b5cb187f-5fd4-4f88-883f-3e58036bdf08', '84bb2534-a6b0-496b-8e3e-e75459529e23', 'Biji utuh', 'A***s S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792987932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7e7e3669-08a3-45c2-9b61-62b78681d6b3', '84bb2534-a6b0-496b-8e3e-e75459529e23', 'Sedang', 'A***i B.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792926732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee174672-4bf2-4886-92ba-46b413faa683', '84bb2534-a6b0-496b-8e3e-e75459529e23', 'Biji utuh', 'A***f H.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792847532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('95fb1154-04da-42d1-b0cd-6a110ad69ec7', '84bb2534-a6b0-496b-8e3e-e75459529e23', 'Sedang', 'F***i H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792714332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e1f43e0-b5db-4bf9-891a-48376f17a2fe', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '500 g, Biji utuh', 'D***s A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1795003932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8467a5b4-84a0-454e-9bf7-7b78f2dac468', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '200 g, Halus', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1794435132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('293a2d14-e437-4ca3-ab42-5999521a971c', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '500 g, Halus', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794186732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a675c42c-3ce6-4321-8f50-e1e955c0449a', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '500 g, Biji utuh', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/bondowoso.webp","/assets/contoh-1/kopi/bondowoso-cangkir.webp"]', NULL, NULL, NULL, 1793617932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2955868f-dc2f-4f78-85c3-d91dc50d8a2b', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '200 g, Sedang', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793293932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9c18f867-3483-4e3a-b14f-727f65e46127', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '500 g, Halus', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792887132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5b253d5b-cd01-4586-a806-b9f767bd9288', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '500 g, Biji utuh', 'P***i M.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792354332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e4d1b9bc-4e09-42f3-bd72-811b9a7c47c0', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '500 g, Halus', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792303932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c2b5fa58-068c-4e5a-a49a-8d1e23f1e3b2', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '200 g, Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791760332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('921ecbbb-8523-44a7-a946-c0daa5498406', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '500 g, Halus', 'N***i', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791681132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('03053a32-1520-4892-bdea-b2b910cba9ab', 'eb92ce0d-1d8f-41dc-bf85-1ebf6d8ce545', '500 g, Biji utuh', 'D***i A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1791601932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('80cded10-d47a-42d2-bca0-d1e4229a967f', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '200 g, Biji utuh', 'A***f H.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794874332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2289b531-35d6-41fd-bf5a-55c708e5d3e2', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '500 g, Sedang', 'D***n P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1794712332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4a609a59-a692-4f35-97da-1aa1aa8a30dd', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '200 g, Biji utuh', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794532332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d39318ed-cfab-47c9-9e84-9df132a8fc0b', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '500 g, Sedang', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1794485532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4aabd7cf-7cd0-4abf-afb5-0d4c505d7870', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '500 g, Halus', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793859132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dde060a4-0543-4481-a7ec-effb0a9c2003', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '500 g, Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793419932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c05d9ba8-9ab7-4f08-9365-a36f1c64d77c', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '500 g, Halus', 'C***t M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-gayo-bubuk.webp"]', NULL, NULL, NULL, 1792912332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f294f8ad-6037-4200-ab85-41ab76bcfa7f', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '500 g, Halus', 'J***o S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792501932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('409f4b8a-df90-4059-a36d-7cd5febd084d', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '200 g, Biji utuh', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792134732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d2f83f5-11b7-46a4-a218-4d4d54e6e180', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '200 g, Kasar', 'D***s A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791526332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eeedc014-c52a-41b2-915f-2618347f7ed2', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '1 kg, Biji utuh', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791051132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('530b2485-003b-4d44-b523-b827c29b44ff', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '1 kg, Biji utuh', 'N***i K.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1790633532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bf8d15cb-b6bc-41b7-b427-86094bba37da', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '200 g, Kasar', 'W***n S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1790086332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('90af2758-5518-437a-9077-07e2243261c0', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '200 g, Biji utuh', 'B***g H.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1789521132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('62d48d54-358e-4553-8fbe-2c558128d663', 'f640e45d-9017-439d-bca7-89a68aaf3efa', '500 g, Biji utuh', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1789186332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f63bb776-a6ac-4ba1-a762-85f3bd51b584', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '200 g, Biji utuh', 'Y***a T.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795047132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('947ef7fc-5dc2-4c68-ae6a-2ac3942fef25', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '200 g, Biji utuh', 'Y***s M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1794741132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b1c276fc-1335-407e-a7e3-31134862afcb', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '100 g, Sedang', 'S***i W.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794384732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('53668578-881b-442a-bb7b-fe87d4402c85', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '200 g, Sedang', 'N*** P.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794143532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4a101f55-7d23-468c-a38e-6563e8b2dc50', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '100 g, Sedang', 'D***n P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793751132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('445a4eb0-f85a-4b03-be78-6cbbbd56b241', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '100 g, Biji utuh', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/gayo-wine.webp","/assets/contoh-1/kopi/gayo-wine-ceri.webp"]', NULL, NULL, NULL, 1793110332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be8a2de6-855d-4629-8c6c-b032aa05fc3f', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '200 g, Biji utuh', 'R***y R.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1792825932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('beef5362-0ac8-4c5f-8e95-b0633d94de8a', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '200 g, Biji utuh', 'R***a M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792725132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb72e007-a838-4d5e-b605-9acc410c4bb1', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '200 g, Biji utuh', 'S***i A.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792545132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('af0a99a2-c828-42a2-8d6a-96a3fe62fa9e', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '100 g, Sedang', 'J***o S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792073532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd5cd178-c6c5-496e-a56c-e382f872efe8', '977aa8c3-68e8-49cb-a218-839fec4aa2e2', '200 g, Biji utuh', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791555132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4172d01f-85fe-4c7b-b530-7fffa9287bbe', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '200 g, Biji utuh', 'A***i B.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1794935532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('20f01528-215b-41cf-a8e0-68b14e614a5f', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '200 g, Halus', 'A***d F.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794715932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6faaabc-bcae-457c-96d5-d14da1393a81', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '1 kg, Biji utuh', 'D***n P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794359532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e836d55b-36ff-4ef9-9351-29538c1a6aeb', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '500 g, Biji utuh', 'N***i K.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794168732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('124c1c5e-8a43-465f-ae77-451867ca79b9', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '200 g, Biji utuh', 'R***a S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1793779932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4b64a177-c934-4d52-a57c-2ebae3065104', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '200 g, Halus', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793513532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3abccbcb-a019-45fd-8673-07554d52bfd3', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '500 g, Sedang', 'S***i A.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1793409132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('47423f7a-6e81-4088-8a58-3b7fac8a2969', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '500 g, Sedang', 'M***e S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793157132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88c92a46-ee03-4826-8f79-9da9a9b6d2be', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '1 kg, Biji utuh', 'B***i S.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792635132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5afb8875-c252-419c-aee4-bddac11c54f1', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '500 g, Sedang', 'C***t M.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792440732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be74633a-43e9-486d-abde-3443feec384b', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '1 kg, Biji utuh', 'M***a G.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792174332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2331733a-145f-4c4b-99d2-0abbc670841f', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '500 g, Biji utuh', 'H***a G.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/preanger.webp","/assets/contoh-1/kopi/preanger-kebun.webp"]', NULL, NULL, NULL, 1791994332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7d447302-0217-44bb-91da-f0de68ddef2a', 'ddd2cb1d-a59d-44b1-9441-4ff3cf666181', '200 g, Kasar', 'N***i', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791421932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d777579-12a0-498c-a764-e2010e71f758', '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'Sedang', 'B***i S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1795014732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cb67d963-6019-4df9-bb2c-ea1365293220', '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'Halus', 'M***e S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1794525132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('666b9385-db93-4799-a78a-114d7373e7b1', '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'Halus', 'D***s A.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793945532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dae06566-8b28-4dad-8515-48b572736708', '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'Sedang', 'A***f H.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793689932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9cb7999-77d1-4d89-a3a2-f40701c1c169', '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'Halus', 'R***a M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793628732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ebd353a-bac9-417c-9dfe-81456688af13', '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'Halus', 'B***g H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kerinci.webp","/assets/contoh-1/kopi/kerinci-seduh.webp"]', NULL, NULL, NULL, 1793049132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b6b6f1ec-72f5-45e6-b32c-a507a5a73f8d', '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'Halus', 'E***o P.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1792905132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8799e5ec-e4be-433d-aa6c-24d0075ebeb9', '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'Kasar', 'R***a S.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1792473132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd8d5e64-2b31-45ac-88bd-6178c16a6a9d', '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'Halus', 'D***n P.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792354332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3dec5891-38b4-4cc8-86da-cf72546468f8', '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'Halus', 'S***i A.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791789132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a229237c-404b-42be-928b-a86e259b25fe', '7153ae70-fe35-4798-b3f2-9274d7ff884c', 'Biji utuh', 'C***t M.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1791447132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f43470a3-e7b7-4517-9684-97a69c2eb859', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Halus', 'D***s A.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1795111932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3d6cca98-bb03-4205-8d05-81f86f80586b', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Kasar', 'S***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1794715932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d1785e9-aeb3-41ab-8994-ea59798b2624', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Biji utuh', 'N***i', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794132732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8cdd1c56-e1f5-4d1e-a651-e4aa84d7690c', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Kasar', 'S***l S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793927532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f331519-6763-4631-b8fc-ce48bd3ae7b3', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Halus', 'D***i A.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793423532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('add38ab9-7b54-43b0-b7f2-047b19cfed2c', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Kasar', 'N*** P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793211132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4edc251e-3cd5-43ef-b1a1-2f3ab8651ce8', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1792602732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ff61b857-9848-443b-b96c-35f30077e96f', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Biji utuh', 'B***g H.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792062732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('85e1ac0d-a452-46e7-97c4-98cadabda9ee', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Halus', 'A***i B.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791781932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('45907f5d-a4af-4ec8-b8a4-50c5bce25770', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Kasar', 'D***n P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791360732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6e131aaa-9da9-42c4-a318-56807d7d9b1c', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Halus', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791310332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('03835d3f-d0fa-4c43-a90f-ee66fa438616', 'e7f7db62-b027-47fe-915c-e8f2170b6b91', 'Halus', 'W***n S.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/kintamani.webp","/assets/contoh-1/kopi/kintamani-jeruk.webp"]', NULL, NULL, NULL, 1790997132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('967ab868-770f-4846-b801-f903fc4988ac', 'b074abad-ebd8-41f0-a280-756fddbda93c', '200 g, Halus', 'T***u I.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795191132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6b62c314-b6fd-46db-9ba2-905f08ea5ee1', 'b074abad-ebd8-41f0-a280-756fddbda93c', '200 g, Kasar', 'M***a G.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1794759132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8678a8b3-41bc-4d69-a493-44cb6179d767', 'b074abad-ebd8-41f0-a280-756fddbda93c', '200 g, Halus', 'J***o S.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1794489132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('edd0ba89-23ad-49ba-829a-406fd842547a', 'b074abad-ebd8-41f0-a280-756fddbda93c', '200 g, Halus', 'A***f H.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1794442332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('466534bb-eaa6-40fe-b3a9-3b70ac5cf995', 'b074abad-ebd8-41f0-a280-756fddbda93c', '200 g, Halus', 'N*** P.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794201132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7d033096-dd17-453e-a131-60b7ee5a983e', 'b074abad-ebd8-41f0-a280-756fddbda93c', '200 g, Halus', 'Y***s M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793614332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0e1304c5-a74b-40ac-81d3-2c849ca42b18', 'b074abad-ebd8-41f0-a280-756fddbda93c', '200 g, Halus', 'Y***a T.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793056332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cc94e061-6472-4a3d-ac93-121b1ab702f3', 'b074abad-ebd8-41f0-a280-756fddbda93c', '200 g, Kasar', 'S***i W.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792980732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c83b310f-0057-46ea-bb1f-404a18523d16', 'b074abad-ebd8-41f0-a280-756fddbda93c', '500 g, Halus', 'B***i S.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792631532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1a45fa99-6060-4422-850d-25a15128e0aa', 'b074abad-ebd8-41f0-a280-756fddbda93c', '200 g, Biji utuh', 'S***l S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/mandailing.webp","/assets/contoh-1/kopi/mandailing-cangkir.webp"]', NULL, NULL, NULL, 1792084332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('628e36d1-7d49-4898-a557-7dbc589670dc', 'b074abad-ebd8-41f0-a280-756fddbda93c', '200 g, Halus', 'E***o P.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1791655932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a7f96845-baa0-4b7f-aea8-ae5c2d90ee3b', 'b074abad-ebd8-41f0-a280-756fddbda93c', '200 g, Sedang', 'S***i A.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1791533532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5520ea8b-d921-483a-a96a-ff6c807e40f2', '35824d8c-aec6-4cbf-aadd-aac57aa50217', 'Biji utuh', 'R***a S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1795119132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('70ace6b8-f2dd-49d2-be8f-aea52f3968e2', '35824d8c-aec6-4cbf-aadd-aac57aa50217', 'Biji utuh', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1794777132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ee052573-20b5-4a9d-8bf7-0ced5428a13e', '35824d8c-aec6-4cbf-aadd-aac57aa50217', 'Biji utuh', 'R***a M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1794550332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('914b3a6f-5761-47cf-9062-7d2b14620c0b', '35824d8c-aec6-4cbf-aadd-aac57aa50217', 'Biji utuh', 'N***i', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1794093132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e223b12-18d8-40db-9400-7bcbb40d3b8c', '35824d8c-aec6-4cbf-aadd-aac57aa50217', 'Kasar', 'J***o S.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/solok.webp","/assets/contoh-1/kopi/solok-biji.webp"]', NULL, NULL, NULL, 1793704332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9423c103-b443-4141-8004-d577af2174ca', '35824d8c-aec6-4cbf-aadd-aac57aa50217', 'Kasar', 'R***y R.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1793229132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9f7ed7c-c797-4ee3-9449-f831d1cd5b1a', '35824d8c-aec6-4cbf-aadd-aac57aa50217', 'Sedang', 'N***i K.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1792642332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('730a73ff-f110-4803-b188-cb5c38163079', '35824d8c-aec6-4cbf-aadd-aac57aa50217', 'Kasar', 'M***a G.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792307532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b2dd59bc-70af-47f0-ab08-ce05b5d54ebd', '35824d8c-aec6-4cbf-aadd-aac57aa50217', 'Sedang', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1791738732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('354e996e-9351-401a-be60-2c388d3d6daf', '35824d8c-aec6-4cbf-aadd-aac57aa50217', 'Sedang', 'B***i S.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1791292332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('54292b0c-a621-4181-9977-17b84c42fa1f', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Halus', 'S***i W.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1794921132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('45854c76-2ed0-4861-b2cc-eef6c537c902', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Biji utuh', 'M***a G.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794715932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('742f6a58-dba1-4e60-b4f3-f1721553d21e', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Kasar', 'Y***s M.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1794449532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6d4a1a78-7723-498f-9060-81d2785afe9d', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Kasar', 'T***u I.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793927532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3e02c7f1-ba51-4313-b9c9-ebb113b57f40', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Biji utuh', 'N***i', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793430732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('16abfc3c-3f35-43ca-a184-1b29aec3585a', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Halus', 'E***o P.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1793034732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('668b8c6d-2224-4f50-b4c2-1326f0b8fdd9', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Halus', 'N***i K.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1792897932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c14828c-53f8-4394-a801-34acf14396d8', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Halus', 'J***o S.', 2, 'Buat selera saya terlalu ringan. Mungkin saya lebih cocok robusta.', '[]', 'Terima kasih kejujurannya. Lain kali silakan tanya kami dulu, kami bantu pilihkan yang lebih pekat.', NULL, NULL, 1792631532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c9b5b1dd-1a8a-495c-861f-a2b7f0d1ccf5', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Biji utuh', 'R***a M.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/arabika-toraja.webp","/assets/contoh-1/kopi/arabika-toraja-cangkir.webp"]', NULL, NULL, NULL, 1792429932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('24d19b9c-f574-420b-b07f-7c2d06e5441d', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Sedang', 'A***f H.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1792015932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6975e7a6-29c9-48f7-af0f-a5ba0f49e78a', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Kasar', 'R***y R.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1791443532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0143e6fe-e0d2-41fc-8156-2f5b4fd53e6e', 'f9939582-c293-4c84-ac71-25109db9fd56', 'Kasar', 'S***l S.', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1790899932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9c0d8ed2-d472-4f34-9131-a994f83c9c76', '58765a84-08db-408a-a620-b69c8d296ca0', 'Sedang', 'M***i', 4, 'Sangrainya konsisten, sudah empat kali beli rasanya sama.', '[]', NULL, NULL, NULL, 1795061532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0df12441-10e1-47d2-b4af-2c5707bf618e', '58765a84-08db-408a-a620-b69c8d296ca0', 'Biji utuh', 'E***o P.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794885132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('14ce0e46-8717-4c5d-9c47-683f07e5b1c4', '58765a84-08db-408a-a620-b69c8d296ca0', 'Biji utuh', 'N***i K.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/wamena.webp","/assets/contoh-1/kopi/wamena-bubuk.webp"]', NULL, NULL, NULL, 1794532332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d83b74e5-a910-45fa-9fc3-174e60e8d29c', '58765a84-08db-408a-a620-b69c8d296ca0', 'Biji utuh', 'L***i W.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794312732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f1bdb2c5-cba3-480e-8c60-c2582c4709e3', '58765a84-08db-408a-a620-b69c8d296ca0', 'Sedang', 'S***i A.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1793844732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a8ae6da4-ef38-4343-b906-c83b0092b846', '58765a84-08db-408a-a620-b69c8d296ca0', 'Biji utuh', 'P***i M.', 3, 'Rasanya enak, tapi saya salah menyeduh, airnya terlalu panas. Baca panduannya dulu.', '[]', 'Terima kasih sudah berbagi. Air 90–93 °C dan sabar 30 detik pertama; bila masih kurang pas, silakan tanya kami.', NULL, NULL, 1793711532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('689c4e5f-5001-42a5-9b4e-3439a628fc4d', '58765a84-08db-408a-a620-b69c8d296ca0', 'Sedang', 'R***a S.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1793419932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fd55e347-a6f5-41ab-ae22-769b8ad1f239', '58765a84-08db-408a-a620-b69c8d296ca0', 'Sedang', 'S***i W.', 4, 'Enak, tapi baru benar-benar keluar rasanya setelah didiamkan seminggu. Sabar sedikit, ya.', '[]', NULL, NULL, NULL, 1793041932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f04da26b-68f1-4cdc-a01a-bc2464b54ac9', '58765a84-08db-408a-a620-b69c8d296ca0', 'Sedang', 'N*** P.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1792905132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f52545f-ef9d-47a2-a632-bd905753b106', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '200 g, Sedang, Kantong', 'F***i H.', 5, 'Ringan dan wangi, diminum dua cangkir pun tidak enek.', '["/assets/contoh-1/kopi/blend-embun.webp","/assets/contoh-1/kopi/blend-embun-seduh.webp"]', NULL, NULL, NULL, 1795183932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a3a91f88-794c-4e5a-ab45-58a205422103', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '200 g, Sedang, Kaleng', 'J***o S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794838332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3b024cb9-062c-49b6-9d3c-20aa7201d3ca', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '200 g, Sedang, Kaleng', 'S***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794219132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5c75970f-9611-4f99-a4da-1ecb23b9672d', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '200 g, Sedang, Kaleng', 'D***i A.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793898732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f2d4b654-1358-403e-a9ad-b57c21a89482', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '200 g, Sedang, Kaleng', 'A***s S.', 3, 'Gilingan kasarnya terlalu kasar untuk alat saya, jadi encer.', '[]', NULL, NULL, NULL, 1793434332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e96c698b-790b-472b-9449-e5c2e3625198', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '500 g, Biji utuh, Kantong', 'C***t M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793247132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d484a319-82bc-4c84-ad44-5af4d50ef4f7', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '200 g, Sedang, Kantong', 'N***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793110332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f37ed08d-a672-45cd-8515-d761d232d75c', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '200 g, Biji utuh, Kaleng', 'H***a G.', 4, 'Asamnya sopan. Buat yang suka pahit tebal mungkin kurang nendang.', '[]', NULL, NULL, NULL, 1792843932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b8c176ad-23da-4b8f-858f-811fbf093413', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '200 g, Sedang, Kaleng', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792789932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed4a7ce1-4b1b-45ab-a2cc-4281dd6c16e0', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '500 g, Biji utuh, Kantong', 'N*** P.', 5, 'Rasanya sama dari musim ke musim, itu yang saya cari.', '[]', NULL, NULL, NULL, 1792537932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c65afe24-2365-42d1-812e-f760cc3b2009', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '200 g, Biji utuh, Kantong', 'D***n P.', 5, 'Mesin tetes kantor jadi naik kelas. Rekan yang biasa menambah gula sekarang tidak.', '[]', NULL, NULL, NULL, 1791940332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a0205237-ec3a-44e9-95ef-80603257716f', '0b6c5a4d-3cbb-47e8-9c02-8f7dabb32c77', '200 g, Biji utuh, Kantong', 'M***a G.', 4, 'Enak dibuat dingin juga, tinggal pakai lebih banyak kopi.', '[]', NULL, NULL, NULL, 1791353532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('72bf9d2b-c218-4a58-b45f-0524da97f13d', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '250 g, Halus, Sedang', 'R***a M.', 5, 'Kalibrasi gilingan sekali, seminggu tidak berubah. Sangrainya rata.', '[]', NULL, NULL, NULL, 1794996732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e73e0f6a-be8d-49d6-92f1-e7107a0fc70b', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '1 kg, Biji utuh, Gelap', 'B***g H.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794741132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d64ee40-796b-4351-b999-c9baae7ca5ce', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '500 g, Halus, Gelap', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794132732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76b9d204-7dba-478c-8e6c-a06aeed9da34', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '1 kg, Biji utuh, Sedang', 'D***i A.', 4, 'Di moka pot enak sekali, di saringan biasa saja. Memang bukan untuk itu.', '[]', NULL, NULL, NULL, 1793657532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('617985d7-2f18-4885-b896-58cfd6e45ad8', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '1 kg, Biji utuh, Gelap', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793319132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('20d5af81-7c1b-4d90-b57e-79508c37f1f5', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '250 g, Halus, Sedang', 'L***i W.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792858332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('efe4c215-ef42-4819-b364-b4645bdd7df6', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '250 g, Biji utuh, Sedang', 'A***s S.', 3, 'Yang gelap terlalu pahit buat saya. Pilih yang sedang saja.', '[]', NULL, NULL, NULL, 1792476732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3df5549e-7034-49f0-8321-169990f39956', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '250 g, Halus, Sedang', 'A***i B.', 5, 'Untuk kopi susu rumahan paling pas, cokelatnya keluar.', '[]', NULL, NULL, NULL, 1792131132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('322eb118-db28-4d5b-8a52-f1ea0e74d485', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '500 g, Biji utuh, Gelap', 'T***u I.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791688332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('66b548d8-b39b-4255-89b5-5fac81064e7b', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '250 g, Biji utuh, Sedang', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791468732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40321b50-0b52-471d-8c48-db800057a5b7', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '250 g, Halus, Gelap', 'S***l S.', 4, 'Diamkan seminggu dari tanggal sangrai, baru gasnya tenang.', '[]', NULL, NULL, NULL, 1791421932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a69fb2c2-6776-4ab7-962e-bf24a044b275', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '1 kg, Biji utuh, Sedang', 'S***i A.', 5, 'Kremanya tebal dan bertahan. Dicampur susu rasanya tidak hilang.', '["/assets/contoh-1/kopi/blend-senja.webp","/assets/contoh-1/kopi/blend-senja-espreso.webp"]', NULL, NULL, NULL, 1791288732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3f1da3b8-66c9-4b3f-8a4d-672c9aa7994f', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '500 g, Halus, Gelap', 'A***d F.', 5, 'Kedai saya ganti ke ini dua bulan lalu, komplain soal kopi masam berhenti.', '[]', NULL, NULL, NULL, 1791061932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4d83c69c-e00e-4de7-bb32-fcda30276b45', '9f2aafeb-d265-44e9-90db-f793a03bbb83', '1 kg, Biji utuh, Sedang', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1790637132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f2ad2a70-bba2-4178-be89-07f9a77ca55f', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/kopi-warung.webp","/assets/contoh-1/kopi/kopi-warung-gelas.webp"]', NULL, NULL, NULL, 1795068732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4ff7b1b1-64b1-45f4-91c5-8d4b3bf67a27', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794607932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('861a1308-f1dd-42ef-89dc-60eabd2ad070', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'C***t M.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794409932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4138fea5-62ad-490f-8d45-3ec620465bf7', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'S***l S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793934732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e3c3403-b9a4-40f1-870c-495d97e0d5c4', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'A***d F.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793520732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b7a11358-8790-42b5-ae4a-14b79f898e59', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'Y***a T.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793322732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ab4b6ca9-80db-4b7b-8387-15a2a52c65a3', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793113932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('986f5708-c767-4353-83a4-a9fc0f07f86f', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792768332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('780828f5-eae8-49b4-8f17-0d388c8f3894', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'N***i', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1792199532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1a7bb4f-6cf8-489a-b1d4-9af9b9371937', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'D***n P.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1791753132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9cd54ecf-a5bb-46e5-b9bd-100bf0e24e76', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'R***y R.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1791234732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('680fef99-7f5b-4877-854d-e4706d8f92d0', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'A***s S.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1790806332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9528a8b5-83c9-41aa-94a9-5e3bf6ed4d22', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'F***i H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1790327532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('047b12e2-1b09-40bb-8501-0785f92b12c0', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'A***f H.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1789917132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6e0ab459-d08d-4157-97b8-8c048611fed4', '4350f5fc-e464-4d6d-bc7c-b52085ff0a2c', '', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789341132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('38471023-8638-4416-8b66-c6e82142425f', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', 'Hijau Lumut', 'A***i B.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794856332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5fca6bd9-a08a-4426-855c-2bcb702b7013', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', 'Hijau Lumut', 'S***i A.', 5, 'Cocok untuk angkringan kami, pelanggan suka nuansanya.', '[]', NULL, NULL, NULL, 1794726732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81a3738d-31f9-4dde-8c54-d41241f0158e', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', 'Biru Dongker', 'C***t M.', 5, 'Persis cangkir nenek saya. Ditaruh di api unggun aman.', '["/assets/contoh-1/kopi/enamel-biru.webp","/assets/contoh-1/kopi/enamel-kemah.webp"]', NULL, NULL, NULL, 1794312732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('00470461-75fe-456d-81ce-13e6e9a66b2a', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', 'Putih', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794003132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7ac356a3-8077-4d7d-8c48-ff4a37c3c1fc', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', 'Hijau Lumut', 'N***i K.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793617932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8b9ad25b-ad81-42a5-88ca-54029a128528', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', 'Hijau Lumut', 'F***i H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793020332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a1368ca-905b-4850-80ee-df6fd0da617f', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', 'Biru Dongker', 'D***i A.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792541532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81106592-1094-4046-b993-b0efc9f34415', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', 'Biru Dongker', 'L***i W.', 5, 'Sudah tiga kali jatuh, baru gompal sedikit di bibir.', '[]', NULL, NULL, NULL, 1792026732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2a0379a5-c7e2-41b0-b3f5-4f2d6219e69a', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', 'Hijau Lumut', 'R***y R.', 4, 'Cepat panas di tangan, tunggu sebentar sebelum diminum.', '[]', NULL, NULL, NULL, 1791983532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('14d2c759-de78-4518-88fe-3de3d87989b4', 'a6b57825-a871-4e83-abde-0e79c95ef6d3', 'Putih', 'Y***s M.', 4, 'Lukisan luriknya rapi. Jangan digosok sabut kawat.', '[]', NULL, NULL, NULL, 1791713532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a791d8f6-96cf-4c1f-ba04-0fded15ff67a', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'Hijau', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795115532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('28c9d985-3e48-4536-98e3-519bf974dea6', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'Biru', 'E***o P.', 4, 'Tatakannya pas, tidak bergeser. Semoga ada satu set isi enam.', '[]', NULL, NULL, NULL, 1794849132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f742159-c80a-45f9-ba72-9b536b388969', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'Gading', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794424332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ba019e88-7abb-4b43-a4d1-b23230a29df9', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'Gading', 'R***a M.', 5, 'Busa susunya gampang dibentuk, hati pertama saya akhirnya jadi.', '["/assets/contoh-1/kopi/cangkir-keramik-gading.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793884332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1cba52aa-f6e0-4a0e-888e-7459687f9b1e', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'Biru', 'A***d F.', 4, 'Bagus dan berat di tangan. Ada bintik glasir kecil, tapi justru terasa buatan tangan.', '[]', NULL, NULL, NULL, 1793596332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('37a80dcd-df83-4960-bfcc-2108ffc056f5', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'Hijau', 'N***i K.', 5, 'Dibungkus tiga lapis, sampai Ternate tidak ada yang gompal.', '[]', NULL, NULL, NULL, 1793250732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0980d76c-d804-4147-8890-a8f9b8620b44', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'Biru', 'R***y R.', 5, 'Warnanya cantik, persis foto. Dinding tebal jadi panasnya tahan lama.', '["/assets/contoh-1/kopi/cangkir-keramik-biru.webp","/assets/contoh-1/kopi/cangkir-keramik-susun.webp"]', NULL, NULL, NULL, 1793160732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2e2cfdb2-dc2f-404c-8da8-95a72060d535', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'Biru', 'Y***a T.', 3, 'Ukurannya lebih kecil dari bayangan saya, tapi memang 220 ml.', '[]', NULL, NULL, NULL, 1792912332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3223cc4-2030-44d5-8480-38892a4c1bd3', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'Hijau', 'N*** P.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792822332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('06d799c8-d0a0-4588-b3b8-024b58fd331b', 'f83998a8-b9b9-4ed4-ab4d-eb6a1c199fe7', 'Gading', 'B***g H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792779132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('56a5a2f3-7972-48a3-a45f-3c07932cad9a', '193d6da2-2193-4662-a5d0-13545e9909ba', '200 g', 'M***a G.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795288332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f875eb81-59f0-4616-9476-1a23756f54f8', '193d6da2-2193-4662-a5d0-13545e9909ba', '80 g', 'S***i W.', 3, 'Rasanya menarik, tetapi bukan untuk diminum setiap hari.', '[]', NULL, NULL, NULL, 1795237932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('067f1281-bf7f-44b0-8de6-a3f2d36a7918', '193d6da2-2193-4662-a5d0-13545e9909ba', '200 g', 'M***i', 5, 'Diseduh dingin semalam, dikasih jeruk nipis. Minuman buka puasa favorit.', '[]', NULL, NULL, NULL, 1795155132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('752a52e3-f922-4ff3-8355-b0c616d3ee40', '193d6da2-2193-4662-a5d0-13545e9909ba', '80 g', 'E***o P.', 4, 'Warnanya cantik di gelas kaca. Takarannya harus berani.', '[]', NULL, NULL, NULL, 1794669132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5bb4c69f-1109-4059-ac70-fb2e12609549', '193d6da2-2193-4662-a5d0-13545e9909ba', '200 g', 'M***e S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794568332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a1ce06a4-a919-465d-9dbc-97102b697857', '193d6da2-2193-4662-a5d0-13545e9909ba', '200 g', 'H***a G.', 5, 'Baru tahu kulit kopi seenak ini. Manis kismis tanpa gula.', '["/assets/contoh-1/kopi/cascara.webp","/assets/contoh-1/kopi/cascara-seduh.webp"]', NULL, NULL, NULL, 1794337932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('df814bb0-622a-4356-bba8-efad0590734f', '193d6da2-2193-4662-a5d0-13545e9909ba', '200 g', 'A***s S.', 4, 'Unik, seperti teh rosela tapi lebih lembut. Bersihkan ampasnya, agak besar-besar.', '[]', NULL, NULL, NULL, 1794096732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b029020b-7313-4c40-85b2-a820e6e68abd', '193d6da2-2193-4662-a5d0-13545e9909ba', '200 g', 'N*** P.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793481132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9c6b70b3-f427-4b09-af45-c278a90ea803', '193d6da2-2193-4662-a5d0-13545e9909ba', '200 g', 'D***i A.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793052732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2efe0735-8612-4b87-ac99-7178e905b9ad', '193d6da2-2193-4662-a5d0-13545e9909ba', '200 g', 'Y***s M.', 5, 'Saya yang berdebar kalau minum kopi, yang ini aman.', '[]', NULL, NULL, NULL, 1792915932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d8e35dc-7e4b-4cc5-b971-8ee17b7896aa', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795083132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3bf0364e-529c-4a75-b9e4-9fb673e20b50', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'Y***a T.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794827532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('980868af-aec3-425a-9f9a-5a860cae4b44', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'T***u I.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1794604332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1e47f468-d06b-4a4a-8821-c37124c2932b', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'H***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794442332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3b2a6160-de44-4959-a39e-c1622e272c9d', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794388332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('24125824-4167-4bb9-b1d9-e305839525bb', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793844732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44c913f1-0436-4d64-9adb-154052394c6d', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'W***n S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1793797932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2f876aad-028f-4e2e-83a2-2be7861251c1', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'S***i W.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1793549532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bbdde127-2f43-4284-9201-f2404334f3a9', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793214732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('83b750a9-3753-4ad0-aea0-92d68f63a0d7', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'D***s A.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1793063532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81c8566c-8781-4758-9b89-13a1ce764786', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792429932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e1bf6057-8b76-4a89-b18e-0207dc74281d', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'S***l S.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792181532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('78a8c886-69cd-4480-9b77-beb175279e26', 'e765d499-27f9-45e4-bdf7-ac00cef0d5f8', '', 'A***i B.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-jelajah.webp","/assets/contoh-1/kopi/drip-jelajah-kotak.webp"]', NULL, NULL, NULL, 1791724332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('be85f62d-3b16-453d-83b2-17bffcc6ff12', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'R***a S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1795018332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ea1234af-b0c6-4326-82a8-e9d4f23b1836', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'C***t M.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1794647532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('459794fc-3a57-4d93-8321-63261e0a3daa', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'A***d F.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794172332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f6c15760-e39a-42d6-9c14-88b967149da4', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793862732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1775016c-9e86-43fe-8ee4-dacea4906943', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'Y***a T.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793351532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('defda661-940b-43c9-803d-fc401b82f0ad', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792944732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b9d64610-cbb0-4e00-9484-f18083743eae', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'N***i', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1792393932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2a1878fe-ff5f-494c-bd29-73410010de66', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'E***o P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792289532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fab6830f-8b3d-445f-8a26-6bf52d85967a', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'B***g H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792037532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('503cbeec-1ca3-4b71-b93b-f0d41d920537', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'R***y R.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1791738732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ec0d135d-1256-4dea-a743-dc89562cf9ae', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'M***e S.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1791108732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('93f27d6b-6f26-44ad-8240-3b06a5ff992a', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'F***i H.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790842332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aa656c5e-c6e8-4191-a973-5e4b4aeaa25e', 'fb96b2c8-e919-4fff-aca2-2f97afa8537b', '', 'L***i W.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag.webp","/assets/contoh-1/kopi/drip-bag-seduh.webp"]', NULL, NULL, NULL, 1790583132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6900e343-6f20-4ba2-a33a-d7158c826c05', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Gayo', 'C***t M.', 5, 'Dibawa naik Gunung Prau, ringan dan sampahnya sedikit. Sarapan jadi istimewa.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1794870732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6a321ac8-f868-4316-a41c-6cad07946e01', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Gayo', 'N***i K.', 5, 'Stok wajib di laci kantor. Teman sebelah meja sekarang ikut pesan.', '[]', NULL, NULL, NULL, 1794719532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e014ab2-dcc6-4534-a66b-bcf4ce54fc31', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Toraja', 'T***u I.', 4, 'Rasa pas, harga masih masuk akal. Semoga ada pilihan tanpa kafein.', '[]', NULL, NULL, NULL, 1794557532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9bf4464e-c672-4737-bb4f-e891481e5416', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Toraja', 'R***y R.', 5, 'Kantungnya kuat, tidak robek walau airnya dituang agak kencang.', '[]', NULL, NULL, NULL, 1793916732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('258e60e7-1798-4fab-83c9-33894d279439', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Gayo', 'A***d F.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793769132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dca05cf8-71ff-4cf3-9960-3ecb23d452fd', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Gayo', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793329932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b38c454-ef64-4ce6-9176-2a80c00fea35', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Toraja', 'N*** P.', 4, 'Enak dan wangi. Cukup untuk satu cangkir kecil, kalau gelas besar agak encer.', '[]', NULL, NULL, NULL, 1792905132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3489aa00-c450-46cd-90de-420577fbc5be', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Toraja', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792602732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ffe75003-6695-487c-b665-391a8ec4f57e', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Gayo', 'R***a S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1792372332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c77d033c-463a-42a5-b8ee-233ec2b56721', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Gayo', 'S***i A.', 5, 'Praktis dibawa dinas, tinggal air panas dari dispenser hotel. Rasanya jauh di atas kopi saset.', '["/assets/contoh-1/kopi/drip-bag-satuan.webp","/assets/contoh-1/kopi/drip-bag-satuan-biji.webp"]', NULL, NULL, NULL, 1791976332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c2652c6-ca5f-478a-bcf8-fac3037b38b1', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Gayo', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1791551532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de121791-bd49-4cc9-852f-2fdbb2133698', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Gayo', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791133932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4fe650a1-4648-4902-b6a0-6a1f9dbb6868', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Toraja', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1790993532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69bcbaeb-8fb2-4ba4-ab34-887878430b13', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Gayo', 'S***l S.', 5, 'Buat suvenir pernikahan, tamu banyak yang tanya beli di mana.', '[]', NULL, NULL, NULL, 1790928732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ff618685-3ce8-413e-a3a6-1ead8ffe5d10', '12b643ec-fb47-4d31-b083-bf81a2b9ba06', 'Toraja', 'N***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790453532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48e0c09b-634e-4f9a-937c-665214b61516', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', 'Hijau Sage', 'D***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794931932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('66a2b988-0fa4-4106-b623-69327957bc18', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', 'Hijau Sage', 'A***i B.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794885132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ff28b316-40e8-47df-8aec-2fa293a912fc', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', 'Hijau Sage', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794456732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('05516388-ba0c-4490-8a6f-ac254f21d7d4', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', 'Terakota', 'F***i H.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1793841132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b6a2aba5-4a50-4b5e-b498-666276a66f2c', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', 'Terakota', 'H***a G.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1793610732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('73ea0379-c225-450b-b03b-8054e7d97755', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', 'Putih', 'Y***s M.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1793157132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a122ce7e-e377-49fa-b552-6d20c18f83a9', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', 'Hijau Sage', 'A***f H.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792631532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40d0730c-fb8e-4669-9cc0-170e86d74a6c', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', 'Hijau Sage', 'A***s S.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792408332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2e8271b-af97-4e04-8cd8-b9fe4cb97c9a', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', 'Hijau Sage', 'N*** P.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1791997932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b84092e5-2185-4002-8567-718a6fea28e2', 'b1d0162b-46c0-47af-88f7-2998d867d2f7', 'Hijau Sage', 'L***i W.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/dripper-keramik-sage.webp","/assets/contoh-1/kopi/dripper-keramik-seduh.webp"]', NULL, NULL, NULL, 1791425532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('82247f5e-5c1f-4181-b3d3-2e192ee94624', '42522a14-5923-4da5-8b75-07cad6e3edc9', '350 ml', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794957132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('32a0dcc0-7533-4ad8-a99c-1ed5ea30809f', '42522a14-5923-4da5-8b75-07cad6e3edc9', '600 ml', 'Y***s M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794507132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('14046069-5035-407f-81f6-2cff583146b1', '42522a14-5923-4da5-8b75-07cad6e3edc9', '1 liter', 'D***n P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793985132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eaad8937-45c6-43ce-b13c-86e1480abbec', '42522a14-5923-4da5-8b75-07cad6e3edc9', '350 ml', 'N***i', 5, 'Kaca cadangannya memang dijual, jadi tenang kalau pecah.', '[]', NULL, NULL, NULL, 1793905932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8605a2e9-27cc-4cb3-8799-f0510f6d6d43', '42522a14-5923-4da5-8b75-07cad6e3edc9', '1 liter', 'M***i', 4, 'Gampang dipakai. Mencuci saringannya perlu dibongkar, tiga bagian.', '[]', NULL, NULL, NULL, 1793751132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('306280b5-ab31-4c01-a2d4-520ee7f726ea', '42522a14-5923-4da5-8b75-07cad6e3edc9', '600 ml', 'N***i K.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793139132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('036078f5-1a32-49c8-9eb7-81c1120553b9', '42522a14-5923-4da5-8b75-07cad6e3edc9', '600 ml', 'P***i M.', 5, 'Saya pakai juga untuk teh dan untuk membusakan susu.', '[]', NULL, NULL, NULL, 1792527132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('42edcf67-56db-4b58-9b31-0b28c92b6392', '42522a14-5923-4da5-8b75-07cad6e3edc9', '1 liter', 'A***s S.', 5, 'Lumpurnya jauh lebih sedikit daripada alat tekan saya yang lama.', '["/assets/contoh-1/kopi/french-press.webp","/assets/contoh-1/kopi/french-press-meja.webp"]', NULL, NULL, NULL, 1792044732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19ad9771-ff3e-415f-9dd4-42ec25874197', '42522a14-5923-4da5-8b75-07cad6e3edc9', '350 ml', 'E***o P.', 4, 'Rangkanya kokoh. Tuang segera, kalau didiamkan jadi pahit.', '[]', NULL, NULL, NULL, 1791803532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2c85957-3a32-4001-842f-322c23521b43', '42522a14-5923-4da5-8b75-07cad6e3edc9', '600 ml', 'R***a M.', 3, 'Bagus, tetapi isi nyatanya sedikit di bawah angka kalau tidak mau luber.', '[]', NULL, NULL, NULL, 1791623532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e0f6493e-ad03-43a3-8360-9ad6bff96782', '42522a14-5923-4da5-8b75-07cad6e3edc9', '1 liter', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791425532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('77c15537-c85d-47a0-89b8-22e93dde3a4e', 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', '', 'A***f H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795119132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a321c838-9854-4965-9a7c-043480557843', 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', '', 'A***d F.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1795003932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8bd9971b-27aa-4344-8eb6-b2845d8b2bf6', 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', '', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794672732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81bdb7c2-aa65-4bbd-9459-93758d60164b', 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', '', 'M***i', 5, 'Ringan sekali. Tamu selalu bertanya beli di mana.', '[]', NULL, NULL, NULL, 1794409932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bace8697-dc80-4dd7-9bcb-0c459642212e', 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', '', 'N***i', 5, 'Kopinya benar-benar seperti melayang, dan luarnya tidak panas.', '["/assets/contoh-1/kopi/gelas-ganda.webp","/assets/contoh-1/kopi/gelas-ganda-teh.webp"]', NULL, NULL, NULL, 1794283932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7972a19e-af6f-4b9a-8db0-567112e7bc05', 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', '', 'T***u I.', 4, 'Cantik tetapi tipis, saya cuci sendiri, tidak dititip ke anak.', '[]', NULL, NULL, NULL, 1793743932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('369786a9-a483-418b-aae8-e98913b90b7f', 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', '', 'N***i K.', 5, 'Untuk teh melati juga bagus, warnanya kelihatan.', '[]', NULL, NULL, NULL, 1793268732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fa0a3d17-f716-4796-868c-7c213e2d7d57', 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', '', 'D***i A.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792660332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('21aac36d-f9d4-4253-93b6-a9f49e53c143', 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', '', 'P***i M.', 3, 'Satu gelas ada gelembung agak besar. Katanya memang ciri tiup tangan.', '[]', NULL, NULL, NULL, 1792537932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('693e45c1-8040-4704-80c4-ace123b9fb9a', '5af44a88-532c-4ebd-9545-d3b862291567', '', 'R***a S.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1795000332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fe838c79-bea3-4f06-9055-0d7c50218e6d', '5af44a88-532c-4ebd-9545-d3b862291567', '', 'A***f H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794694332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a7a66c47-d0e0-44db-a7d0-9a69839463e8', '5af44a88-532c-4ebd-9545-d3b862291567', '', 'R***a M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794276732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f2398e7d-45c1-40f5-a6a7-4dac81cfd2a7', '5af44a88-532c-4ebd-9545-d3b862291567', '', 'A***i B.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1794229932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('70398711-477e-4c45-a197-0e4d23f32bf0', '5af44a88-532c-4ebd-9545-d3b862291567', '', 'C***t M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793783532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('235542a8-c408-4f24-a46f-f7a9cfde86aa', '5af44a88-532c-4ebd-9545-d3b862291567', '', 'F***i H.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793628732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('354c2fe0-cba4-4355-90f1-2a28904511c8', '5af44a88-532c-4ebd-9545-d3b862291567', '', 'N*** P.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-hujan.webp","/assets/contoh-1/kopi/hampers-hujan-isi.webp"]', NULL, NULL, NULL, 1793031132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('52694e94-5def-4ad8-88c0-5dcf47a3ebf0', '5af44a88-532c-4ebd-9545-d3b862291567', '', 'T***u I.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1792433532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('769d1423-5652-41c6-a541-b5ba8a031c68', 'f24e1232-c66d-4800-a166-9cb1b4b84712', 'Biji utuh, Merah', 'R***a M.', 5, 'Sampai tepat di hari yang saya minta.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1794845532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4ec65d7-fa13-48cd-94cc-4f5886d3037e', 'f24e1232-c66d-4800-a166-9cb1b4b84712', 'Sedang, Hijau', 'B***g H.', 4, 'Isinya pas dan tidak berlebihan. Semoga ada pilihan pita lain.', '[]', NULL, NULL, NULL, 1794579132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c447788c-bf9c-440d-99be-404c2a58ed47', 'f24e1232-c66d-4800-a166-9cb1b4b84712', 'Biji utuh, Merah', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794449532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('897128c9-0e1c-4d38-9171-92dc9b28f1cb', 'f24e1232-c66d-4800-a166-9cb1b4b84712', 'Biji utuh, Merah', 'A***i B.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794395532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('06705c37-de57-49aa-b615-76e70b84be58', 'f24e1232-c66d-4800-a166-9cb1b4b84712', 'Sedang, Merah', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793967132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8147e97f-81bd-41e9-b4b5-67d5a2f04a96', 'f24e1232-c66d-4800-a166-9cb1b4b84712', 'Sedang, Hijau', 'Y***s M.', 5, 'Kotaknya kokoh dan sekarang dipakai menyimpan teh di dapur.', '[]', NULL, NULL, NULL, 1793841132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bc3c16c5-4b7c-4caa-ba4b-40dd127472ea', 'f24e1232-c66d-4800-a166-9cb1b4b84712', 'Biji utuh, Hijau', 'M***e S.', 5, 'Untuk ulang tahun atasan yang suka kopi. Tidak malu memberikannya.', '[]', NULL, NULL, NULL, 1793632332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0f99b55b-5f72-4d73-87a8-e2bb098a5588', 'f24e1232-c66d-4800-a166-9cb1b4b84712', 'Biji utuh, Merah', 'N*** P.', 3, 'Bagus, tetapi sudut kotaknya sedikit penyok.', '[]', 'Mohon maaf, Kak. Kotak pengganti kami kirim hari itu juga; sekarang pelindung sudutnya kami tebalkan.', NULL, NULL, 1793257932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0e276e48-0095-4f15-b426-93e1572b93e4', 'f24e1232-c66d-4800-a166-9cb1b4b84712', 'Sedang, Hijau', 'W***n S.', 5, 'Dikirim langsung ke alamat klien, kartunya ditulis tangan. Beliau sampai menelepon.', '["/assets/contoh-1/kopi/hampers-pulau.webp","/assets/contoh-1/kopi/hampers-pulau-kotak.webp"]', NULL, NULL, NULL, 1793095932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3c8d43e4-cbce-427d-9659-18ad8bd93ba5', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'Pagi', 'R***y R.', 5, 'Yang malam rasanya tetap penuh, cocok setelah makan malam.', '[]', NULL, NULL, NULL, 1795151532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('af07547c-4cef-4ea3-bd45-3a2972c5fe90', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'Senja', 'R***a M.', 5, 'Masuk mesin saya tanpa macet, kremanya lebih tebal dari kapsul impor.', '["/assets/contoh-1/kopi/kapsul-senja.webp","/assets/contoh-1/kopi/kapsul-dekat.webp"]', NULL, NULL, NULL, 1794651132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aace11e7-2f97-4b95-8cae-aeb8d85c783a', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'Pagi', 'S***i W.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794499932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('dcb7e8d2-7964-4c7a-be3a-6834d77417e0', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'Pagi', 'M***i', 5, 'Akhirnya ada kapsul dari kopi sendiri. Segar, ada tanggal sangrainya.', '[]', NULL, NULL, NULL, 1794363132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d4e47168-9fea-441b-9526-426baa1e59fb', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'Senja', 'T***u I.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794186732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fad80639-6acf-48cd-949b-b0ae7771eb9f', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'Malam', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793988732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ae468984-d4b1-4307-8701-a81fd942e029', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'Senja', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793524332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('631e5f4b-86b8-4369-8139-695397aea9b5', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'Malam', 'S***l S.', 3, 'Satu dari sepuluh kapsul bocor di pinggir, sisanya baik.', '[]', 'Mohon maaf, Kak. Kapsul pengganti kami ikutkan di pesanan berikutnya.', NULL, NULL, 1793337132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5d92c5cc-4490-49b8-b2fe-1572ad5750e1', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'Malam', 'D***n P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792714332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7350a80e-c1a8-4d55-9abd-55635dc28def', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'Malam', 'A***f H.', 4, 'Ukur dulu kapsul lama. Punya saya pas, punya kakak tidak muat.', '[]', NULL, NULL, NULL, 1792145532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27ac5ac1-ea86-4ac8-b0ed-54be8c79fa1e', 'a81703ba-1f8c-4f4b-a233-47e4381678b2', 'Senja', 'Y***a T.', 4, 'Enak untuk lungo. Semoga ada isi lebih banyak supaya hemat.', '[]', NULL, NULL, NULL, 1791749532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d8d7f312-3599-4ff2-9dc9-94e7cddc43eb', '2a0505e5-4051-49e7-9e33-b65a35a15c19', 'Rp 250.000', 'A***i B.', 5, 'Lupa ulang tahun teman, lima menit kemudian kodenya sudah saya kirim lewat WhatsApp.', '[]', NULL, NULL, NULL, 1794881532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('23ba41a7-2bb7-4695-a95a-585b9d2b1fc2', '2a0505e5-4051-49e7-9e33-b65a35a15c19', 'Rp 100.000', 'S***i A.', 4, 'Sisa saldonya masih bisa dipakai lain waktu, ini yang saya suka.', '[]', NULL, NULL, NULL, 1794550332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f968f3f-bf8c-488f-bdf3-ce16711d86cd', '2a0505e5-4051-49e7-9e33-b65a35a15c19', 'Rp 500.000', 'N***i', 4, 'Kodenya langsung tampil dan mudah dipakai. Tampilannya bisa lebih manis lagi.', '[]', NULL, NULL, NULL, 1794460332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c6106e56-da0a-4955-973a-7f6ab7a6360f', '2a0505e5-4051-49e7-9e33-b65a35a15c19', 'Rp 500.000', 'M***i', 5, 'Untuk hadiah lomba kantor, tinggal cetak.', '[]', NULL, NULL, NULL, 1794258732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0b17be73-1d18-4cf4-9740-d7a618fc3b6d', '2a0505e5-4051-49e7-9e33-b65a35a15c19', 'Rp 500.000', 'H***a G.', 5, 'Penerimanya bisa memilih sendiri, tidak takut salah selera.', '[]', NULL, NULL, NULL, 1794161532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b8577e20-f571-47bf-91d9-4ea414bbfeb2', '4939a9b9-7450-4b62-85f9-198b46ef11c2', '', 'S***i W.', 5, 'Akhirnya tahu kenapa seduhan saya pahit terus. Ternyata airnya terlalu panas.', '[]', NULL, NULL, NULL, 1794964332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fabd9678-b151-4711-8a13-0808bcbf7bab', '4939a9b9-7450-4b62-85f9-198b46ef11c2', '', 'J***o S.', 5, 'Tautan unduhnya langsung muncul setelah bayar. Bahasanya santai dan mudah diikuti.', '[]', NULL, NULL, NULL, 1794373932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8a32ce83-8f8e-4178-a436-39a2c9f688a6', '4939a9b9-7450-4b62-85f9-198b46ef11c2', '', 'D***s A.', 5, 'Bab kopi dingin paling sering saya buka. Sepadan dengan harganya.', '[]', NULL, NULL, NULL, 1793909532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9a898b80-8467-4f47-add3-cf970a8aa2a9', '4939a9b9-7450-4b62-85f9-198b46ef11c2', '', 'Y***a T.', 4, 'Enak dibaca di ponsel. Gambar langkahnya jelas.', '[]', NULL, NULL, NULL, 1793668332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7d00b68-3ed6-4cb4-bf1b-0c75df2be134', '4939a9b9-7450-4b62-85f9-198b46ef11c2', '', 'A***f H.', 4, 'Isinya padat. Akan lebih lengkap kalau ada video pendek untuk tiap teknik.', '[]', NULL, NULL, NULL, 1793229132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('756f1fce-af3b-40b3-98f8-00218f451262', '4939a9b9-7450-4b62-85f9-198b46ef11c2', '', 'B***g H.', 3, 'Cocok untuk pemula, tapi kalau sudah lama menyeduh sebagian besar sudah tahu.', '[]', NULL, NULL, NULL, 1792912332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5da00c36-6928-453e-8f93-6257e482a648', '4939a9b9-7450-4b62-85f9-198b46ef11c2', '', 'L***i W.', 5, 'Saya cetak dan tempel di dapur. Resep moka-nya jadi andalan keluarga.', '[]', NULL, NULL, NULL, 1792415532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('95deb1c0-5bf1-44be-a101-74d9c7c447ee', '4939a9b9-7450-4b62-85f9-198b46ef11c2', '', 'M***e S.', 5, 'Resepnya pakai takaran sendok juga, jadi tidak harus punya timbangan. Langsung bisa dipraktikkan.', '[]', NULL, NULL, NULL, 1792019532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f3da9190-b85f-4840-b116-4fd62ed36c69', '4b6ebfae-014d-4f02-b9c4-a66b750f7cc6', '', 'F***i H.', 4, 'Gambarnya jernih. Kadang perlu diputar ulang karena tangannya cepat.', '[]', NULL, NULL, NULL, 1794964332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('05afd504-a917-4329-b776-d9cd927f05df', '4b6ebfae-014d-4f02-b9c4-a66b750f7cc6', '', 'Y***s M.', 3, 'Bagus, tetapi butuh susu banyak untuk latihan. Siapkan dompet.', '[]', NULL, NULL, NULL, 1794539532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c9f5d286-618d-43f0-8d1b-639472a58ae8', '4b6ebfae-014d-4f02-b9c4-a66b750f7cc6', '', 'J***o S.', 5, 'Bisa ditonton kapan saja, saya belajar setelah anak tidur.', '[]', NULL, NULL, NULL, 1794312732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5287fd07-6564-4cbd-ad08-675ad6b1cf55', '4b6ebfae-014d-4f02-b9c4-a66b750f7cc6', '', 'N***i', 5, 'Suka bagian memanaskan susu tanpa mesin, cukup alat yang ada di rumah.', '[]', NULL, NULL, NULL, 1793862732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94616838-60be-43f6-b25b-dac036e8fb5d', '4b6ebfae-014d-4f02-b9c4-a66b750f7cc6', '', 'T***u I.', 4, 'Pelajaran tulipnya paling berguna. Semoga ada tingkat lanjutan.', '[]', NULL, NULL, NULL, 1793671932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('00ff49f6-9228-4ad1-b823-856c5824d660', '4b6ebfae-014d-4f02-b9c4-a66b750f7cc6', '', 'H***a G.', 5, 'Mbak Ratri menjelaskan pelan-pelan. Minggu ketiga hati saya sudah simetris.', '[]', NULL, NULL, NULL, 1793571132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('77e5d367-fb93-4caf-b317-10f28df48808', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Cokelat, 01', 'S***l S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1795039932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('db7c446a-3b4f-47eb-9da5-9535f89230ca', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Putih, 02', 'P***i M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794503532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f2be13b-85f0-4701-99fd-aa08fe5c3e0a', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Putih, 02', 'E***o P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794370332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1ce6c346-7b3e-4eeb-960f-de82686aa657', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Cokelat, 02', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794211932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('91bb4941-d846-4b8f-abf2-b342abec15cf', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Cokelat, 01', 'S***i A.', 3, 'Ada beberapa lembar yang lipatannya tidak simetris, tetap bisa dipakai.', '[]', NULL, NULL, NULL, 1793859132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('09d0ceff-dd01-4a29-8bc2-5dc9aefaaf60', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Putih, 02', 'J***o S.', 5, 'Tidak ada rasa kertas setelah dibilas sekali. Jahitannya tidak pernah jebol.', '[]', NULL, NULL, NULL, 1793535132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ad20a50b-63bc-4c0e-869b-ade598a01817', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Putih, 01', 'C***t M.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792966332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('10b57ca5-5243-4ba2-be43-dad6b23ec36c', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Putih, 01', 'N***i', 4, 'Pas untuk alat saya. Jangan sampai salah nomor.', '[]', NULL, NULL, NULL, 1792595532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2bb905c9-047a-4fed-94ad-186c86a0e1b1', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Cokelat, 02', 'R***a S.', 4, 'Bagus. Yang cokelat perlu dibilas lebih lama.', '[]', NULL, NULL, NULL, 1791958332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40731126-cc57-4732-930f-12b0b259231c', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Cokelat, 01', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791468732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4e4e474a-fa48-4d14-8c0f-9f2ffe58bdc6', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Cokelat, 02', 'M***a G.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791396732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9c67dfb1-ca8c-4341-91ee-a0ed94412f4d', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Cokelat, 02', 'H***a G.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1790874732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de8f0593-42da-4ee0-a279-b38fbfaffb4a', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Putih, 02', 'T***u I.', 5, 'Kedai kami habis sepuluh bungkus sebulan, mutunya tetap.', '[]', NULL, NULL, NULL, 1790824332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('367b0d14-ffe1-425e-975f-65be0e197f95', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Putih, 02', 'L***i W.', 5, 'Saya hitung isinya, seratus lembar lebih satu. Lumayan.', '["/assets/contoh-1/kopi/kertas-saring-putih.webp","/assets/contoh-1/kopi/kertas-saring-cokelat.webp"]', NULL, NULL, NULL, 1790550732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d5f51dd9-dbbe-4ea1-ac8d-6a7c1d2d4bee', '4b83e8eb-e3d5-4458-bf69-e8a40b914d8c', 'Putih, 01', 'Y***a T.', 5, 'Airnya turun cepat, dua cangkir memang tiga menit.', '[]', NULL, NULL, NULL, 1790115132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8988402d-7b1a-43fb-9310-2f47690af9e6', '1777f15c-f1bc-46be-ac89-9dbccde1fa50', 'Hitam', 'E***o P.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795151532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6c6fd256-5772-454f-8385-58babde6a584', '1777f15c-f1bc-46be-ac89-9dbccde1fa50', 'Perak', 'T***u I.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794802332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c7f6925e-11fa-478f-ac9e-4c5d222630cb', '1777f15c-f1bc-46be-ac89-9dbccde1fa50', 'Hitam', 'N***i K.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1794589932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5775f001-f9c0-4d28-b6e6-09733df692e6', '1777f15c-f1bc-46be-ac89-9dbccde1fa50', 'Hitam', 'D***s A.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794053532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('704d6097-48bb-45fc-9a86-5a8f8d904b3f', '1777f15c-f1bc-46be-ac89-9dbccde1fa50', 'Perak', 'F***i H.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793448732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('15606636-90d7-4ef8-aa92-02b5ea9f2fa4', '1777f15c-f1bc-46be-ac89-9dbccde1fa50', 'Hitam', 'P***i M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1793085132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d0730dcf-9fb1-445c-bcbc-3181d50a330e', '1777f15c-f1bc-46be-ac89-9dbccde1fa50', 'Hitam', 'M***e S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-leher-angsa-hitam.webp","/assets/contoh-1/kopi/ketel-leher-angsa-seduh.webp"]', NULL, NULL, NULL, 1792552332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7355f341-7152-42fe-aa5e-fc884e007136', '1777f15c-f1bc-46be-ac89-9dbccde1fa50', 'Hitam', 'J***o S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1791990732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c59efb50-8c39-4542-824f-25fcbfc7b78f', '1777f15c-f1bc-46be-ac89-9dbccde1fa50', 'Hitam', 'S***i A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791695532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5b4a007-707b-42ff-97e1-31004705672d', '19eab372-7831-4c73-a787-46c94fc95a81', 'Putih', 'B***i S.', 5, 'Alirannya kecil dan stabil sampai tetes terakhir. Tangan tidak pegal.', '["/assets/contoh-1/kopi/ketel-listrik-putih.webp","/assets/contoh-1/kopi/ketel-listrik-seduh.webp"]', NULL, NULL, NULL, 1794993132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5450e556-96c7-405b-b14b-30131570c90e', '19eab372-7831-4c73-a787-46c94fc95a81', 'Hitam', 'B***g H.', 4, 'Kapasitasnya cukup untuk tiga cangkir. Untuk tamu banyak harus dua kali.', '[]', NULL, NULL, NULL, 1794813132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed13fe4b-6d03-4baa-9f12-04716da09f7b', '19eab372-7831-4c73-a787-46c94fc95a81', 'Putih', 'C***t M.', 5, 'Sampai tanpa penyok, ada kartu garansinya.', '[]', NULL, NULL, NULL, 1794478332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8116cf1e-dab1-45fb-bbac-9f717e3404bb', '19eab372-7831-4c73-a787-46c94fc95a81', 'Putih', 'R***a M.', 3, 'Tutupnya agak longgar kalau dimiringkan penuh.', '[]', 'Terima kasih masukannya, Kak. Tutup pengganti yang lebih rapat dapat diminta lewat WhatsApp kami.', NULL, NULL, 1794150732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2cea0050-01d7-4d01-b855-7b5d2a3d52a4', '19eab372-7831-4c73-a787-46c94fc95a81', 'Putih', 'M***e S.', 5, 'Gagangnya tidak panas sama sekali.', '[]', NULL, NULL, NULL, 1793884332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('362f3d3f-205c-4d9d-bc89-fccb506f305f', '19eab372-7831-4c73-a787-46c94fc95a81', 'Putih', 'J***o S.', 5, 'Sejak pakai ini seduhan saya tidak lagi belang rasanya.', '[]', NULL, NULL, NULL, 1793535132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9f5d1350-0c57-49d1-9562-380551c29767', '19eab372-7831-4c73-a787-46c94fc95a81', 'Hitam', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793031132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e79fb00f-3433-446a-a00e-0bdf11d37eaa', '19eab372-7831-4c73-a787-46c94fc95a81', 'Hitam', 'A***s S.', 4, 'Bagus. Bagian bawah cepat kena bekas air, rajin-rajin dilap.', '[]', NULL, NULL, NULL, 1792851132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5cfdb163-202a-48e1-94a9-65c31c1bc348', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '', 'H***a G.', 5, 'Satu banding dua dengan susu, rasanya seperti di kedai. Sepuluh gelas memang dapat.', '["/assets/contoh-1/kopi/konsentrat.webp","/assets/contoh-1/kopi/konsentrat-gelas.webp"]', NULL, NULL, NULL, 1795079532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d9fdcfe6-7258-4f9c-a1c8-b2939424d73f', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '', 'B***i S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794507132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5fdd7383-acf6-4d49-a9e2-1557885294df', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793902332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('95456745-44bd-4bad-871d-b88d4dd71307', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '', 'R***a M.', 5, 'Saya jadikan saus untuk puding kopi, anak-anak habiskan semua.', '[]', NULL, NULL, NULL, 1793308332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('24509df4-1d15-4327-8658-cc74cbf62c48', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '', 'A***d F.', 4, 'Praktis. Setelah dibuka sebaiknya habis seminggu, aromanya mulai turun.', '[]', NULL, NULL, NULL, 1792822332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3428eb25-4a89-4a89-9750-85eff8965813', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '', 'N***i', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792332732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8ebec823-b01c-4fce-be5a-19ecc3648f02', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '', 'Y***s M.', 3, 'Enak, tapi tutupnya rembes sedikit waktu botolnya direbahkan.', '[]', 'Mohon maaf, Kak. Mulai kiriman pekan ini tutupnya memakai segel tambahan.', NULL, NULL, 1791947532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8d194581-c7ab-497b-ad5a-5c0a64711c1e', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1791738732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e2d885c5-01a6-4fea-8a39-f1b301c3782d', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '', 'Y***a T.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791533532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('355a379e-6300-4925-a882-11b0d94849fa', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '', 'N*** P.', 4, 'Pekat betul, jangan diminum langsung seperti saya di hari pertama.', '[]', NULL, NULL, NULL, 1791493932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('16675834-c7bc-4bea-8e0c-491b9f6429ad', '11a0a748-f10e-4eb5-91c4-c7671e08001f', '', 'A***i B.', 5, 'Halus, tidak asam di perut. Diminum pagi sebelum sarapan pun aman.', '[]', NULL, NULL, NULL, 1791202332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88c6de67-2348-4f24-8a78-6747ce0bf575', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Gula Aren', 'D***i A.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1795263132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e4d3fe5-1b88-4645-b487-a1aa96d76511', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Pandan', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795115532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('75145eaf-cf90-4718-8b33-3389e5da8b7a', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Gula Aren', 'B***i S.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1794823932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de88a2a1-f573-4d1f-ba63-77476e16e0a3', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Pandan', 'H***a G.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1794499932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bc8306c5-9285-4046-9347-b84a2a8c6fe0', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Pandan', 'A***d F.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794413532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6776c06a-cbcb-4493-a9d0-6392e7cfbe91', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Hitam', 'A***s S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793819532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6bd3c307-2a38-4a5c-aefe-5d43a7151af5', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Gula Aren', 'B***g H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1793664732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67d864b3-8efd-4758-b5b9-a422413d14b0', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Pandan', 'M***e S.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-botol-pandan.webp","/assets/contoh-1/kopi/kopi-botol-trio.webp"]', NULL, NULL, NULL, 1793301132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('73c7b371-b9da-4cd5-9ee3-219c7e6bcc57', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Hitam', 'M***a G.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793059932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4a528d5f-2895-4f01-b283-4163f950b6d6', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Gula Aren', 'R***a S.', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1792523532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94f21acf-9dd0-435f-8ba7-df211ed7bceb', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Hitam', 'L***i W.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792249932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ac62ae5e-1d47-413c-b8c9-15b0eef6787c', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Hitam', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791839532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40adf186-b6fb-435f-8f80-bf390a102ff3', '99ac6aa2-8d88-4d3b-b8f7-7b61575fd58b', 'Gula Aren', 'C***t M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1791558732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7325d25c-312b-4c70-bdf1-d79444528dc0', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'J***o S.', 5, 'Kantong jagungnya bisa langsung masuk kompos, saya suka.', '["/assets/contoh-1/kopi/kopi-celup.webp","/assets/contoh-1/kopi/kopi-celup-cangkir.webp"]', NULL, NULL, NULL, 1795201932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b0bcd018-b656-425c-9b45-99b726291f5b', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'D***n P.', 5, 'Di kantor tidak ada alat seduh, ini jalan tengahnya.', '[]', NULL, NULL, NULL, 1794838332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('062818f0-d85d-421e-92b0-ad292fcb46d7', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'T***u I.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794499932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d22b2566-5404-4fa9-89d2-fafeb0fbad5e', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'R***y R.', 3, 'Praktis, tapi kalah wangi dibanding kantong saringnya.', '[]', NULL, NULL, NULL, 1794291132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2c525bd9-adfe-41c5-a70d-85cb33e34a19', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'E***o P.', 4, 'Tunggu betul-betul empat menit, kalau buru-buru rasanya tipis.', '[]', NULL, NULL, NULL, 1794237132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2b95bf5b-55a4-4c57-9354-4c0fc2528b99', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'M***i', 4, 'Rempahnya tipis dan enak. Satu kantong untuk satu gelas saja.', '[]', NULL, NULL, NULL, 1794028332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c3b838b8-afc4-4177-9c3d-aa66cf96d83f', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'M***a G.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793830332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d55678da-6f7c-48c1-bf2b-40e89d909ec8', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'A***s S.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793358732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0793a088-9d05-40c5-b697-f094bbd3af06', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'P***i M.', 5, 'Semudah bikin teh dan tidak ada ampas di gigi. Dibawa ke rumah sakit saat menunggu ibu.', '[]', NULL, NULL, NULL, 1793254332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b99dc537-c7fe-431f-ab32-893a610b07b9', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'D***s A.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792919532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f38b4fa5-c73f-47e6-ab39-718bb2fe9672', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'N***i K.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1792519932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d1270b80-b59c-4d4b-8a5d-6cbea7324dd6', '7cb39eb0-be49-440d-ba06-6a1ba4dd001f', '', 'R***a S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1791929532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc4b23a9-2edc-4802-a658-11c919614305', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'Biji utuh', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1795201932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a142f204-7287-4dd0-b38a-8a74c483eb1b', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'Kasar', 'Y***a T.', 5, 'Ayah saya punya lambung sensitif, yang ini aman katanya.', '[]', NULL, NULL, NULL, 1795129932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('17771435-f8a5-42fd-bc7a-76a4412b1d04', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'Biji utuh', 'A***f H.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1795007532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d83f1fc8-8540-434f-b6ad-88a0eca24a71', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'Kasar', 'B***i S.', 5, 'Saya sedang hamil dan dokter membatasi kafein. Ini penyelamat.', '["/assets/contoh-1/kopi/dekaf.webp","/assets/contoh-1/kopi/dekaf-malam.webp"]', NULL, NULL, NULL, 1794881532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9da1b57a-da97-484a-9af7-da1ff5a3f4a2', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'Sedang', 'R***a M.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794280332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e440dfb0-5a6c-4d09-a23a-68191084a3f3', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'Biji utuh', 'A***s S.', 4, 'Lebih mahal, tapi maklum prosesnya panjang.', '[]', NULL, NULL, NULL, 1793743932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('53070bd2-6473-44f5-918f-f3013198bff4', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'Kasar', 'S***i W.', 3, 'Enak, hanya cepat hambar setelah kemasannya dibuka dua minggu.', '[]', NULL, NULL, NULL, 1793193132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3a74eaff-5d2d-4bb9-b785-ee32fc2114de', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'Sedang', 'N***i', 5, 'Minum jam sembilan malam tetap tidur nyenyak. Rasanya tetap kopi sungguhan.', '[]', NULL, NULL, NULL, 1792793532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('95810c65-f2ea-44eb-914b-d6f3412eaf79', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'Kasar', 'M***i', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792375932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cf42d732-ffe8-4ba1-b228-46109a24eb19', 'cf1e4907-b571-4d19-9cbb-197ab4d86bab', 'Halus', 'N***i K.', 4, 'Wanginya enak. Bodinya lebih tipis sedikit daripada Gayo biasa.', '[]', NULL, NULL, NULL, 1791972732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('14020534-5518-4c13-ad79-2b11bf3c2f3a', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Tanpa Gula', 'W***n S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1795324332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('51f928a0-e42e-4281-9f5e-81041823b0de', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Aren Cair', 'C***t M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794946332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d816bd38-bba9-495b-b889-46ab4c0c07b6', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Aren Cair', 'S***l S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794885132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('34bca5e9-b2e7-4c1b-ae5c-87a455225c46', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Aren Cair', 'M***a G.', 5, 'Datang masih dingin dengan kantong es. Segel botolnya utuh.', '["/assets/contoh-1/kopi/kopi-susu-aren.webp","/assets/contoh-1/kopi/kopi-susu-es.webp"]', NULL, NULL, NULL, 1794273132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9970e17f-7fdc-45ad-aab9-962c6192455b', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Aren Cair', 'N***i', 4, 'Enak sekali, hanya tutupnya agak susah dibuka. Tahan tiga hari di kulkas saya.', '[]', NULL, NULL, NULL, 1793873532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('71224a40-9a16-4202-bacf-0b86db0dff3a', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Tanpa Gula', 'R***a M.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1793686332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('97a0a002-e6d9-4615-94f2-69803f4f68d3', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Kurma', 'A***f H.', 5, 'Bawa ke arisan keluarga, botolnya ikut dibawa pulang untuk wadah air.', '[]', NULL, NULL, NULL, 1793358732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('69c46a96-e25e-4ce9-b365-384c2c7734c0', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Aren Cair', 'E***o P.', 5, 'Habis sehari sama orang serumah. Rasanya bisa pilih, jadi tidak enek.', '[]', NULL, NULL, NULL, 1792865532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3435e363-87d0-49f9-bb48-364ef1287d99', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Aren Cair', 'A***d F.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792566732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6ed97f18-f270-4862-b817-a90d91ed7567', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Kurma', 'F***i H.', 3, 'Rasanya enak tapi sampai ke Bekasi sudah tidak terlalu dingin.', '[]', 'Terima kasih, Kak. Untuk luar Bandung kini kami tambah kantong es menjadi dua.', NULL, NULL, 1792149132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c8180070-0a57-4010-bcb4-8faec8fa2651', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Aren Cair', 'A***i B.', 4, 'Segar dan tidak kemanisan. Kocok dulu supaya rata.', '[]', NULL, NULL, NULL, 1792069932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('34bdad49-d7c8-4ad5-8944-b77b488f236d', '9b3cd34d-9f41-4af3-b164-a5c9bb5bc653', 'Tanpa Gula', 'S***i A.', 5, 'Untuk rapat kantor jauh lebih hemat daripada beli per gelas.', '[]', NULL, NULL, NULL, 1791587532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19614a64-a280-411b-a264-36e1898a0c4e', '13f9651a-0800-4324-9aa9-98ac542a6bfe', 'Halus', 'S***i W.', 5, 'Rasanya bersih, tidak meninggalkan rasa gosong. Saya minum tanpa gula sekarang.', '[]', NULL, NULL, NULL, 1795252332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('40dfbc26-0d8c-40c7-843d-9d0303011db8', '13f9651a-0800-4324-9aa9-98ac542a6bfe', 'Sedang', 'P***i M.', 5, 'Ada cerita petani dan ketinggian kebunnya di kemasan. Senang tahu uangnya sampai ke mana.', '[]', NULL, NULL, NULL, 1794906732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d6f96d9e-05c8-4b58-b160-0e7bff6098e8', '13f9651a-0800-4324-9aa9-98ac542a6bfe', 'Halus', 'A***d F.', 5, 'Tanggal sangrainya baru empat hari waktu sampai. Wanginya sudah tercium sebelum kemasan dibuka.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794615132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('01a3afe6-ce72-4870-afb2-244322682624', '13f9651a-0800-4324-9aa9-98ac542a6bfe', 'Sedang', 'D***i A.', 5, 'Untuk kedai kecil saya, pelanggan banyak yang minta tambah. Pesan rutin tiap dua minggu.', '["/assets/contoh-1/kopi/meranti.webp","/assets/contoh-1/kopi/meranti-biji.webp"]', NULL, NULL, NULL, 1794453132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('deb8948b-c6c4-46cf-9a82-3e685b7d805b', '13f9651a-0800-4324-9aa9-98ac542a6bfe', 'Biji utuh', 'N*** P.', 5, 'Catatan rasanya tidak mengada-ada, istri saya yang awam pun menebak dengan benar.', '[]', NULL, NULL, NULL, 1794093132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19a94de5-e4f6-476e-81cf-21e03902cc3d', '13f9651a-0800-4324-9aa9-98ac542a6bfe', 'Halus', 'S***l S.', 4, 'Cocok buat yang baru pindah dari kopi saset, tidak bikin kaget di lambung.', '[]', NULL, NULL, NULL, 1793704332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f89bf0ab-ffbb-43ce-8cf4-2a301a8369d4', '13f9651a-0800-4324-9aa9-98ac542a6bfe', 'Sedang', 'A***i B.', 5, 'Diseduh V60 rasio 1:15, manisnya keluar di akhir. Ini jadi kopi pagi tetap saya.', '[]', NULL, NULL, NULL, 1793585532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('631669f4-9f26-4c46-b8d3-73cf37407190', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Merah, 3 cangkir', 'B***g H.', 4, 'Tiga seduhan pertama saya buang sesuai anjuran, setelah itu rasanya bersih.', '[]', NULL, NULL, NULL, 1794953532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3ad19f62-abf3-4835-9dca-ad3daec34af7', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Merah, 3 cangkir', 'A***i B.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1794867132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1d93c797-39a7-48fc-9c7a-15371b2b602d', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Merah, 3 cangkir', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794489132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c59ac8e5-ef11-4cbd-acde-b06c5f37a221', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Perak, 3 cangkir', 'M***e S.', 5, 'Bunyi mendesisnya sekarang jadi alarm pagi keluarga.', '[]', NULL, NULL, NULL, 1794222732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('10d4a979-42a6-4944-af47-0899a135c288', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Merah, 3 cangkir', 'N***i', 3, 'Gagangnya cepat panas kalau apinya melebar. Jaga apinya.', '[]', NULL, NULL, NULL, 1793841132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2d8a986f-7377-4902-97c8-6758ec30b0bd', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Merah, 3 cangkir', 'A***f H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793391132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9265f414-bda7-44d2-a3e0-2aa6db101485', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Perak, 6 cangkir', 'R***a M.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1793095932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e953f980-e4da-4751-97b6-684558300323', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Merah, 3 cangkir', 'M***a G.', 4, 'Bagus, asal ingat tidak bisa di kompor induksi. Saya beli tatakannya lagi.', '[]', NULL, NULL, NULL, 1792584732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eded0c02-9eb8-4225-b1f6-5e611de06a12', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Perak, 3 cangkir', 'S***i W.', 5, 'Karetnya rapat, tidak ada uap keluar dari samping.', '[]', NULL, NULL, NULL, 1792354332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('aad17b8d-85c1-4223-a6dd-561f29eaf683', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Perak, 6 cangkir', 'D***n P.', 5, 'Dibawa kemping pakai kompor gas kecil, jadi idola satu tenda.', '[]', NULL, NULL, NULL, 1792224732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5da77c8a-1b41-4503-bef2-cd509c6b1e27', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Perak, 3 cangkir', 'T***u I.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791889932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('13098c0b-c3d5-4a01-acfa-c9f86c91b871', 'f75ad7d2-09f6-4166-adb9-691e5899f3b2', 'Merah, 3 cangkir', 'Y***s M.', 5, 'Api kecil, lima menit, kopi pekat untuk susu. Tidak perlu mesin mahal.', '["/assets/contoh-1/kopi/moka-merah.webp","/assets/contoh-1/kopi/moka-kompor.webp"]', NULL, NULL, NULL, 1791691932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ffdaf481-5aff-4164-b979-d0746b43f2c9', '1039076e-93fa-4e92-b4d4-765b5ce238b0', '', 'R***a M.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795288332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('02dd005b-fa06-4b21-9f2b-24eae5085657', '1039076e-93fa-4e92-b4d4-765b5ce238b0', '', 'T***u I.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794755532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a1d520f1-e824-4c7a-9290-84ff4006187b', '1039076e-93fa-4e92-b4d4-765b5ce238b0', '', 'C***t M.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1794291132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('442f322b-a2ec-41bd-bbbf-51c7536cadb8', '1039076e-93fa-4e92-b4d4-765b5ce238b0', '', 'W***n S.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1793859132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('340fe9ab-e44f-4cc5-8698-fbadcb4ba7ce', '1039076e-93fa-4e92-b4d4-765b5ce238b0', '', 'D***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793700732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d01443af-0bb4-446d-a55d-681da83e854b', '1039076e-93fa-4e92-b4d4-765b5ce238b0', '', 'A***i B.', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793416332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5884907f-3657-4126-83ed-90cb8835cef1', '1039076e-93fa-4e92-b4d4-765b5ce238b0', '', 'S***i W.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-listrik.webp","/assets/contoh-1/kopi/penggiling-listrik-dapur.webp"]', NULL, NULL, NULL, 1793286732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c50c755e-a458-4cc3-b08b-e84ec729e29b', '23ba1425-94f9-4003-ae95-fd7a27532032', 'Hitam', 'T***u I.', 5, 'Pengaturannya bisa diulang persis, cukup dicatat angkanya.', '[]', NULL, NULL, NULL, 1795327932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d192f7bf-fda1-4246-8e0f-ad58175d8713', '23ba1425-94f9-4003-ae95-fd7a27532032', 'Hitam', 'W***n S.', 3, 'Ada sedikit bubuk yang menempel di wadah karena statis.', '[]', 'Terima kasih ulasannya. Setetes air pada biji sebelum digiling biasanya menghilangkan statisnya.', NULL, NULL, 1794971532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1aeacd91-df5c-41e5-beb6-7996bf6849f8', '23ba1425-94f9-4003-ae95-fd7a27532032', 'Perak', 'M***e S.', 5, 'Bubuknya rata, seduhan tidak lagi pahit dan asam sekaligus.', '["/assets/contoh-1/kopi/penggiling-baja-perak.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794881532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2b7470f-bc16-4d8b-8dea-70eee78b4fd9', '23ba1425-94f9-4003-ae95-fd7a27532032', 'Perak', 'D***i A.', 5, 'Garansinya ditanggapi cepat waktu satu bagian kecil saya hilang.', '[]', NULL, NULL, NULL, 1794283932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('92d6f725-cb59-40eb-a2ad-4eaebfa5c234', '23ba1425-94f9-4003-ae95-fd7a27532032', 'Perak', 'S***l S.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793988732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3dc8cba4-f1f9-4dd3-ba25-b120dc903507', '23ba1425-94f9-4003-ae95-fd7a27532032', 'Hitam', 'R***y R.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793722332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8172f576-b0e6-4447-a23a-4729b73c4d0a', '23ba1425-94f9-4003-ae95-fd7a27532032', 'Hitam', 'N***i', 5, 'Lebih enak beli ini dulu daripada beli kopi mahal. Bedanya terasa.', '[]', NULL, NULL, NULL, 1793481132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f63efc46-9ccc-4468-952c-b4e66c390bd3', '23ba1425-94f9-4003-ae95-fd7a27532032', 'Perak', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1793391132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48bcff86-cf32-4848-8b7d-73eee9760f00', '23ba1425-94f9-4003-ae95-fd7a27532032', 'Perak', 'S***i A.', 4, 'Kokoh. Membersihkannya pakai kuas, jangan kena air.', '[]', NULL, NULL, NULL, 1793146332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('44042ab6-9bd4-4d72-a998-08ad4ec5d773', '23ba1425-94f9-4003-ae95-fd7a27532032', 'Hitam', 'M***a G.', 4, 'Suaranya tidak mengganggu orang rumah di pagi hari.', '[]', NULL, NULL, NULL, 1793070732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('125c1e0c-042d-4af1-a6c5-76056b328a86', '23ba1425-94f9-4003-ae95-fd7a27532032', 'Perak', 'Y***s M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792635132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de196bae-3b72-4489-9916-6a77529c3e02', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'L***i W.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1794849132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ffa8c5ea-a1b2-4bf5-a296-7a3880e6db37', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'F***i H.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794787932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a09b985e-ac68-44a5-8ce9-9e3c93336db6', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'R***y R.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1794197532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8f1fc912-b272-475b-bb87-93a250c872bd', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'T***u I.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1794089532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a135aafa-c71b-45ec-9524-fbce490afe83', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'M***e S.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1793797932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a06c8178-8e05-4026-9256-56de3489bf91', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793499132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e031e65f-a968-428a-9428-56608e54c0eb', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'A***s S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1792883532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d6e5000a-52d1-4150-beef-08ce896cb7d2', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'C***t M.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792300332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6862a47f-eaba-4ca8-b61d-637fe2520f25', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'S***i A.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1791659532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1df50881-6a1f-46d6-a186-68ea20ea9489', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'N*** P.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/robusta-lampung.webp","/assets/contoh-1/kopi/robusta-lampung-tubruk.webp"]', NULL, NULL, NULL, 1791263532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7fbd1669-5218-45af-9208-3acec5b5514d', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'E***o P.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1791076332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('27f8a9c0-1f5c-49a9-8743-658cefff997b', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791033132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a2e5d212-d1ce-4964-b3d6-a005337e0ed5', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'R***a S.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1790424732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a1b15440-1621-4d2c-afa5-ef70f1600867', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'Y***a T.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790086332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('509cde07-a8ad-412d-9cf9-6a2f2dbbe8b5', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'N***i K.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1789895532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94218e2f-ca39-4b06-bd7e-bb1ccdd7d0cc', 'b88801de-6e95-413b-b86b-5d0187415fb3', '', 'S***i W.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1789301532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c93f3f4f-1d44-406e-bd5d-1204d9b827d4', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Sedang', 'M***a G.', 3, 'Enak, tetapi menurut saya sangrainya terlalu gelap.', '[]', 'Terima kasih, Pak. Bila suka yang lebih terang, silakan coba arabika Solok kami.', NULL, NULL, 1795205532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7bde1918-eb46-4549-b5d6-e5ecbf693cc8', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Sedang', 'J***o S.', 5, 'Untuk warung saya paling laku. Gula sedikit saja sudah enak.', '[]', NULL, NULL, NULL, 1794913932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48b5c0ec-da24-45b7-a133-014a946c9943', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Biji utuh', 'A***i B.', 5, 'Rasa kopi di rumah kakek dulu. Langsung habis satu bungkus dalam dua minggu.', '[]', NULL, NULL, NULL, 1794474732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bf9da991-24a8-40e9-9cbb-8e42d88f0cd7', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Kasar', 'R***y R.', 4, 'Kuat sekali, sore hari saya kurangi takarannya supaya bisa tidur.', '[]', NULL, NULL, NULL, 1794309132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('941ac543-ccd9-49f8-ae87-e5ce914d44ae', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Sedang', 'W***n S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793671932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a72a84bc-36fe-478c-bacd-4fe9b6b631e1', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Sedang', 'E***o P.', 5, 'Bapak saya pensiunan kereta, katanya persis kopi stasiun zaman dulu.', '[]', NULL, NULL, NULL, 1793308332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('414d2b71-a730-4531-b52e-5026fdf9503f', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Halus', 'C***t M.', 5, 'Bodinya tebal dan pahitnya bersih. Ampasnya turun cepat, tidak mengambang.', '["/assets/contoh-1/kopi/temanggung.webp","/assets/contoh-1/kopi/temanggung-susu.webp"]', NULL, NULL, NULL, 1793070732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('29781ef3-db9e-40c1-89d0-a554148b38a6', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Sedang', 'M***e S.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1792843932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cf3070f3-348d-4445-9e97-071c801ebc6d', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Kasar', 'D***i A.', 4, 'Harganya bersahabat dan tidak ada rasa jagung gosong.', '[]', NULL, NULL, NULL, 1792656732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('417d37eb-39f2-4988-9e3a-cdbf2c05c394', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Sedang', 'N*** P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1792109532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d6effbb0-5f9a-499c-b759-452cc298fb69', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Biji utuh', 'A***d F.', 5, 'Dibuat es kopi susu gula aren tetap terasa kopinya. Anak-anak kos minta terus.', '[]', NULL, NULL, NULL, 1791900732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('18c5b494-a4fd-4de7-b540-c7b6b5964077', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Halus', 'S***l S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1791807132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9942edee-5693-4fe2-87f6-bc63ec848098', '14f6fc21-ff48-407f-b8ca-6a38bbfb03b8', 'Sedang', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791328332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('65c6d68d-a77a-4ed0-b538-5e4bb2842c29', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '400 ml', 'R***a M.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1795234332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0acd7b12-67d8-4804-b072-33b0bace216d', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '600 ml', 'L***i W.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1795169532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88047845-8829-4ebf-8218-20283fb1d21a', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '400 ml', 'N*** P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794852732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cd557499-b5d1-4f89-a477-f601f2a52ab3', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '400 ml', 'R***y R.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794312732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6151749e-285b-45d2-bbee-3b2d47c11570', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '600 ml', 'F***i H.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794136332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d2b73113-4cf8-431e-9994-9f282f0a4778', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '600 ml', 'M***a G.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793589132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('328fd12d-59f9-4bf7-9f50-a438f629fe41', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '600 ml', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1793117532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('94e260b0-5f1a-47da-ba08-64d3975b336f', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '400 ml', 'S***i A.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1792829532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f55a86aa-4d92-4699-9d7b-a9c005763b44', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '600 ml', 'C***t M.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1792509132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7fe939f3-1571-4bba-a703-40beedff3cc3', 'f1fc5a03-2b93-4134-a1b6-e557b1f1207e', '400 ml', 'W***n S.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/server-kaca.webp","/assets/contoh-1/kopi/server-kaca-tuang.webp"]', NULL, NULL, NULL, 1791907932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0e4904f9-4895-43b5-acc3-82514ede0058', 'ddef7f5e-9101-464d-94f8-cec5a07c5778', '', 'M***a G.', 5, 'Hadiah untuk istri yang baru belajar menyeduh, langsung dipakai sore itu juga.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794913932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0771a326-baa9-4b61-931c-db1e3b1c7df3', 'ddef7f5e-9101-464d-94f8-cec5a07c5778', '', 'H***a G.', 5, 'Dibungkus tiga lapis, tidak ada yang retak. Video buka paket jadi tidak terpakai.', '[]', NULL, NULL, NULL, 1794633132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8bee70c9-6a0e-4fc1-9e7d-c6cd41a50c23', 'ddef7f5e-9101-464d-94f8-cec5a07c5778', '', 'A***f H.', 5, 'Aliran airnya mudah dikendalikan, cocok buat pemula seperti saya.', '[]', NULL, NULL, NULL, 1794593532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('5f53c0da-6d4c-4eb9-9f93-5b69497a89aa', 'ddef7f5e-9101-464d-94f8-cec5a07c5778', '', 'M***e S.', 4, 'Bagus dan pas dengan saringan saya. Bilas air panas dulu supaya tidak menyerap suhu.', '[]', NULL, NULL, NULL, 1794474732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c9b472f8-2c0f-42af-80ce-3ccfef5600a5', 'ddef7f5e-9101-464d-94f8-cec5a07c5778', '', 'R***a S.', 5, 'Hasil seduhan jadi lebih konsisten dibanding alat plastik saya yang lama.', '["/assets/contoh-1/kopi/set-seduh.webp","/assets/contoh-1/kopi/penggiling-tangan-bubuk.webp"]', NULL, NULL, NULL, 1794294732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a015c2b8-c08a-43c4-8114-2d96cebf464f', 'ddef7f5e-9101-464d-94f8-cec5a07c5778', '', 'T***u I.', 3, 'Fungsinya bagus, tapi ukurannya lebih kecil dari dugaan. Cek ukuran di keterangan.', '[]', NULL, NULL, NULL, 1794060732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8e5352e9-0d90-4a78-b4ff-d5bf35cfc945', 'ddef7f5e-9101-464d-94f8-cec5a07c5778', '', 'B***g H.', 4, 'Tampilannya cantik di meja, sering difoto tamu.', '[]', NULL, NULL, NULL, 1793801532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('617f81e6-27f6-4f91-b38f-a5fd822a3301', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'Karamel Garam', 'E***o P.', 4, 'Wangi. Botol kacanya berat, tuang pelan-pelan.', '[]', NULL, NULL, NULL, 1795338732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cebfa720-79c2-416a-8a30-f23ed2eedc73', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'Karamel Garam', 'N***i', 3, 'Enak, tapi lebih encer dari sirup yang biasa saya beli.', '[]', NULL, NULL, NULL, 1794820332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('de21bdf9-b837-4c1f-99bf-25c4133e3718', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'Vanila', 'A***s S.', 4, 'Mengendap sedikit di dasar, tinggal dikocok.', '[]', NULL, NULL, NULL, 1794510732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('21f10507-71b8-487a-ae07-cb8ad7a401dd', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'Vanila', 'R***a S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793977932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9d2960e0-90a7-4836-b6f4-846e8c7d9a29', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'Karamel Garam', 'B***i S.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1793941932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7ab829df-bafb-4446-b0e1-0974d6aac047', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'Karamel Garam', 'H***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793855532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('db8a8ade-bd02-417e-acc8-aa14d9acd4c7', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'Vanila', 'R***a M.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793214732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7f012171-8629-4b82-bb25-2a2a678992bc', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'Rempah', 'A***i B.', 5, 'Dua sendok untuk satu gelas es kopi, pas. Anak saya mencampurnya dengan susu saja.', '[]', NULL, NULL, NULL, 1793157132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('bd768057-41f3-4e67-8838-9e0f190d4845', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'Vanila', 'A***f H.', 5, 'Dipakai juga untuk panekuk hari Minggu. Cepat habis jadinya.', '[]', NULL, NULL, NULL, 1792519932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('67a47429-0359-4570-a546-3a4cc8c1c1dc', 'b9459427-c8d3-4fe4-aece-c80e295ff4fe', 'Karamel Garam', 'Y***s M.', 5, 'Manisnya tidak lengket di tenggorokan, rasa bahannya asli.', '["/assets/contoh-1/kopi/sirup-karamel.webp","/assets/contoh-1/kopi/sirup-bertiga.webp"]', NULL, NULL, NULL, 1792357932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('0acc28fc-c26e-431a-a6b7-d0ebaa1a79b1', '9c617cfc-839f-4eae-aae7-8ce67b75c741', '', 'C***t M.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1795065132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('56a147ab-548e-4226-9eca-358987b14cc9', '9c617cfc-839f-4eae-aae7-8ce67b75c741', '', 'L***i W.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794535932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('03849533-8283-499e-97f8-5028454a6ccd', '9c617cfc-839f-4eae-aae7-8ce67b75c741', '', 'A***f H.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1794017532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb351ed8-69ae-48db-837f-dd3729bcd79a', '9c617cfc-839f-4eae-aae7-8ce67b75c741', '', 'E***o P.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793833932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('98d0c9c5-b6c2-470f-ab8c-4ddcbd649370', '9c617cfc-839f-4eae-aae7-8ce67b75c741', '', 'B***i S.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793232732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('8703c28f-5e86-42d2-a217-e8404f38e4c5', '9c617cfc-839f-4eae-aae7-8ce67b75c741', '', 'Y***s M.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1792865532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f9a0666c-ba88-46cd-8f5a-d703c0047192', '9c617cfc-839f-4eae-aae7-8ce67b75c741', '', 'D***s A.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1792620732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('acb1f68d-c279-4103-8146-fa4d2b6b01b9', '9c617cfc-839f-4eae-aae7-8ce67b75c741', '', 'R***a M.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1792527132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a873e57f-9e09-409b-9484-9ea915bd9878', '9c617cfc-839f-4eae-aae7-8ce67b75c741', '', 'M***i', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-melati.webp","/assets/contoh-1/kopi/teh-melati-cangkir.webp"]', NULL, NULL, NULL, 1792055532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('deba9a0d-944e-4fed-9b19-f4d3fc6fab6f', '7a8d3582-0e17-4126-9b1a-ffcf325741e1', '', 'R***y R.', 5, 'Daunnya utuh, mekar di teko. Diseduh kedua kali pun masih wangi.', '["/assets/contoh-1/kopi/teh-hitam.webp","/assets/contoh-1/kopi/teh-hitam-seduh.webp"]', NULL, NULL, NULL, 1795230732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('2408b295-8c05-4f07-90a7-4787265c6626', '7a8d3582-0e17-4126-9b1a-ffcf325741e1', '', 'S***i W.', 3, 'Enak, tetapi airnya jangan mendidih betul. Seduhan pertama saya pahit.', '[]', 'Terima kasih sudah berbagi, Kak. Suhunya tertulis di sisi belakang, semoga seduhan berikutnya pas.', NULL, NULL, 1795198332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6ce44c14-4c61-49f7-b469-02303770ad1d', '7a8d3582-0e17-4126-9b1a-ffcf325741e1', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794582732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('9c21ef87-1ab8-428a-a5ab-104077a85067', '7a8d3582-0e17-4126-9b1a-ffcf325741e1', '', 'N*** P.', 4, 'Harum dan jernih. Butuh saringan, karena daunnya lepas.', '[]', NULL, NULL, NULL, 1794431532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('1aa5961e-d26e-4e55-bfc9-6cdf349f40f4', '7a8d3582-0e17-4126-9b1a-ffcf325741e1', '', 'T***u I.', 5, 'Tidak sepat walau lupa diangkat. Ibu mertua minta dibelikan lagi.', '[]', NULL, NULL, NULL, 1794370332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('7af6e701-3f3c-4089-9fb8-52c24d611f28', '7a8d3582-0e17-4126-9b1a-ffcf325741e1', '', 'P***i M.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794287532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76131a35-3349-4c1f-82e5-b57759ca8ba5', '7a8d3582-0e17-4126-9b1a-ffcf325741e1', '', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1793646732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e42b170d-4ba0-468b-ba54-6e1bcd5a9f44', '7a8d3582-0e17-4126-9b1a-ffcf325741e1', '', 'R***a S.', 5, 'Sore-sore dengan pisang goreng, tidak perlu gula.', '[]', NULL, NULL, NULL, 1793261532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('259705a1-18fa-44bf-8f26-83079bcd9130', '7a8d3582-0e17-4126-9b1a-ffcf325741e1', '', 'A***s S.', 4, 'Isinya ringan tetapi awet, sesendok kecil cukup satu teko.', '[]', NULL, NULL, NULL, 1793113932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cc00f6f5-86b4-4014-9407-8a4c09923d7f', '39542b01-a985-4c1b-aa13-779065584622', 'Putih', 'E***o P.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795324332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f9a4dbbc-9fb5-4d9d-978f-ba95d5f88b3c', '39542b01-a985-4c1b-aa13-779065584622', 'Putih', 'N*** P.', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1794863532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('972304ae-8f1c-443d-94c4-eb5d0d742253', '39542b01-a985-4c1b-aa13-779065584622', 'Putih', 'N***i', 5, 'Angkanya cepat berhenti dan cocok dengan timbangan laboratorium teman.', '["/assets/contoh-1/kopi/timbangan-putih.webp","/assets/contoh-1/kopi/timbangan-seduh.webp"]', NULL, NULL, NULL, 1794823932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e9e833a8-ac2a-4c3a-930c-76064097fdf4', '39542b01-a985-4c1b-aa13-779065584622', 'Hitam', 'R***a S.', 3, 'Bagus, tetapi mati otomatisnya terlalu cepat buat seduh pelan.', '[]', 'Terima kasih. Tahan tombol waktu tiga detik untuk mengubah mati otomatis menjadi sepuluh menit.', NULL, NULL, 1794679932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3456d075-15a6-4d54-88b9-22e238a0e888', '39542b01-a985-4c1b-aa13-779065584622', 'Hitam', 'D***n P.', 5, 'Adminnya paham kopi, rekomendasinya pas dengan selera saya.', '[]', NULL, NULL, NULL, 1794060732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('3cb989a9-16d5-40d3-9488-c9a97934e666', '39542b01-a985-4c1b-aa13-779065584622', 'Hitam', 'P***i M.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1793790732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('49566a23-99c3-46de-a010-3b18be6b6681', '39542b01-a985-4c1b-aa13-779065584622', 'Putih', 'H***a G.', 4, 'Alas silikonnya tahan panas. Layarnya agak redup di bawah matahari.', '[]', NULL, NULL, NULL, 1793571132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('893772dd-6fb2-4555-bcaf-3daaa391e66d', '39542b01-a985-4c1b-aa13-779065584622', 'Hitam', 'Y***a T.', 4, 'Tipis dan enak disimpan. Hati-hati, bukan tahan air.', '[]', NULL, NULL, NULL, 1793236332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eaa9df3f-069d-48af-8809-7d99032e982d', '39542b01-a985-4c1b-aa13-779065584622', 'Hitam', 'A***d F.', 5, 'Dipakai juga untuk bikin roti. Setengah gram pun terbaca.', '[]', NULL, NULL, NULL, 1793196732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('cf51f653-ce95-44a9-8665-6b523ba182ed', '39542b01-a985-4c1b-aa13-779065584622', 'Hitam', 'S***l S.', 5, 'Sudah dua bulan baru sekali diisi dayanya.', '[]', NULL, NULL, NULL, 1793002332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('ed235b37-6617-4d52-a2df-7eb44bc086cc', '39542b01-a985-4c1b-aa13-779065584622', 'Hitam', 'M***e S.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1792411932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e1a97dcf-2b37-4238-94de-72fdc5e4ee90', '39542b01-a985-4c1b-aa13-779065584622', 'Putih', 'B***g H.', 5, 'Waktunya mulai sendiri begitu kopi menetes, tangan bebas.', '[]', NULL, NULL, NULL, 1792080732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a4a630a1-594c-4917-a344-214801c7fd84', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Hijau, 500 ml, Ulir', 'J***o S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795198332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('6e3b4c24-6c32-4719-b321-923fb3d98bff', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Hijau, 350 ml, Ulir', 'D***s A.', 5, 'Es masih ada waktu pulang kantor. Tidak ada embun di luar.', '["/assets/contoh-1/kopi/tumbler-hijau.webp","/assets/contoh-1/kopi/tumbler-bertiga.webp"]', NULL, NULL, NULL, 1794975132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('19ca227f-8b30-4971-afdb-1dc201377a83', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Krem, 350 ml, Geser', 'F***i H.', 4, 'Bagus dan pas di tempat gelas mobil. Catnya sedikit tergores kunci.', '[]', NULL, NULL, NULL, 1794445932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a642103b-c8e4-435b-b59f-a3e335b39a1c', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Hijau, 350 ml, Geser', 'Y***a T.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1794193932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fa535e42-08ad-41d9-b942-b9c1a770f0e8', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Hitam, 500 ml, Geser', 'B***g H.', 5, 'Tidak berbau logam, ganti dari kopi ke air putih pun netral.', '[]', NULL, NULL, NULL, 1793553132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('c42a822a-04df-4182-a58b-b8b2dde00414', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Hijau, 350 ml, Geser', 'M***e S.', 3, 'Panasnya lima jam di saya, bukan enam. Masih cukup.', '[]', NULL, NULL, NULL, 1793477532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('63201bb4-8e11-4502-88eb-eeb4c5fc472a', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Hitam, 500 ml, Ulir', 'A***f H.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793311932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('53bc831f-9abc-4659-b550-88c03c671516', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Hijau, 500 ml, Ulir', 'P***i M.', 4, 'Karet tutupnya perlu dilepas saat dicuci, jangan lupa dipasang lagi.', '[]', NULL, NULL, NULL, 1793070732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('39a0a2de-2693-4d6a-ab48-178e76f68fb9', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Hitam, 500 ml, Ulir', 'M***a G.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1793005932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48a22967-f1f7-4f45-8f9d-b31eec1c9924', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Hitam, 500 ml, Geser', 'N***i K.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1792815132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('660ddd3b-8ac0-40a7-beba-185192aa6b92', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Krem, 350 ml, Geser', 'R***y R.', 5, 'Jatuh dari motor cuma lecet, isinya tidak tumpah.', '[]', NULL, NULL, NULL, 1792696332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('af7d69a3-2cdb-44bb-a0d8-6b8af3b9cda8', 'dea14819-7596-46ec-ac6d-3028edb3b89f', 'Hijau, 350 ml, Geser', 'A***s S.', 5, 'Kado untuk satu tim, dua belas buah, semuanya rapi.', '[]', NULL, NULL, NULL, 1792321932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4fe726fe-df18-4418-9565-718f640a850a', '81772f47-0dff-4201-85dc-fc8aec5754a5', '180 ml', 'E***o P.', 4, 'Kalau gilingannya terlalu halus tetesannya berhenti. Pakai yang sedang-halus.', '[]', NULL, NULL, NULL, 1794823932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('48705d49-41f5-4049-98c7-f2580ecd3ead', '81772f47-0dff-4201-85dc-fc8aec5754a5', '120 ml', 'Y***s M.', 4, 'Bagian atasnya panas, pegang dengan lap.', '[]', NULL, NULL, NULL, 1794553932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('86ad634e-874f-4653-a7a2-1205b3ad3d10', '81772f47-0dff-4201-85dc-fc8aec5754a5', '180 ml', 'M***a G.', 5, 'Kardusnya dipakai ulang dan diisi potongan kertas. Hemat sampah, isi tetap aman.', '[]', NULL, NULL, NULL, 1794280332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('d80c66ae-8e07-43f6-9610-2116be1b507f', '81772f47-0dff-4201-85dc-fc8aec5754a5', '120 ml', 'R***a S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1794028332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('eb043815-a038-48e5-b74b-016978ccf048', '81772f47-0dff-4201-85dc-fc8aec5754a5', '120 ml', 'M***e S.', 5, 'Alat pertama saya, sekarang teman sekosan ikut beli.', '[]', NULL, NULL, NULL, 1793387532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81417f27-5317-4020-a914-f0841b73fddc', '81772f47-0dff-4201-85dc-fc8aec5754a5', '120 ml', 'D***i A.', 3, 'Ada sedikit ampas lolos di gelas. Tidak mengganggu amat.', '[]', NULL, NULL, NULL, 1792836732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('22f24761-f236-4033-9431-85ac0379ff59', '81772f47-0dff-4201-85dc-fc8aec5754a5', '180 ml', 'H***a G.', 5, 'Dengan susu kental manis persis seperti waktu liburan di Hanoi.', '["/assets/contoh-1/kopi/vietnam-drip.webp","/assets/contoh-1/kopi/vietnam-drip-susu.webp"]', NULL, NULL, NULL, 1792750332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('04b0884d-cb95-48bf-8395-4bb0914ddf5d', '81772f47-0dff-4201-85dc-fc8aec5754a5', '120 ml', 'B***i S.', 5, 'Bajanya tebal untuk harga segini, tidak berkarat setelah tiga bulan.', '[]', NULL, NULL, NULL, 1792426332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('a8a63ee5-4c1c-40ba-b0e2-acae6ca55bc4', '81772f47-0dff-4201-85dc-fc8aec5754a5', '120 ml', 'F***i H.', 5, 'Dapat kartu resep kecil, hasilnya benar-benar beda kalau diikuti.', '[]', NULL, NULL, NULL, 1791911532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4c6a7495-67af-4a2a-9062-09c293101565', '81772f47-0dff-4201-85dc-fc8aec5754a5', '120 ml', 'P***i M.', 5, 'Tidak perlu kertas saring, dicuci sebentar selesai.', '[]', NULL, NULL, NULL, 1791511932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('20846bb4-cdde-4396-9bc5-f6abcf23d9c9', '81772f47-0dff-4201-85dc-fc8aec5754a5', '180 ml', 'S***l S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1791220332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('e7bd052f-266a-4de4-a04c-08a7fc42c53b', '81772f47-0dff-4201-85dc-fc8aec5754a5', '120 ml', 'T***u I.', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1790957532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('4782a8de-3f3c-4187-b8a9-7d16e93402aa', '81772f47-0dff-4201-85dc-fc8aec5754a5', '180 ml', 'M***i', 4, 'Bagus, pengemasan rapi. Semoga sering ada promo ongkir.', '[]', NULL, NULL, NULL, 1790431932335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('217fa806-88eb-4260-8c44-63eebf1ab6b6', '38e4871e-66ff-43f2-a088-27bccb212401', '', 'A***s S.', 5, 'Pesan sebelum jam dua siang, sorenya sudah dikirim. Kemasannya aman.', '[]', NULL, NULL, NULL, 1795230732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('914ee8ac-3dee-4ae9-be84-808a947f2084', '38e4871e-66ff-43f2-a088-27bccb212401', '', 'R***a M.', 5, 'Teman begadang waktu hujan, ditambah sesendok madu.', '[]', NULL, NULL, NULL, 1794723132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('81a79325-ea8d-4a4d-aab7-3251001ef9c5', '38e4871e-66ff-43f2-a088-27bccb212401', '', 'A***i B.', 5, 'Jahenya terasa, tenggorokan langsung enak. Warnanya merah muda cantik.', '["/assets/contoh-1/kopi/wedang-rempah.webp","/assets/contoh-1/kopi/wedang-rempah-bahan.webp"]', NULL, NULL, NULL, 1794690732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('757d8c0f-dc69-434c-98a6-17a4f2cba0d2', '38e4871e-66ff-43f2-a088-27bccb212401', '', 'B***g H.', 5, 'Sampai Medan empat hari, segelnya utuh. Pasti pesan lagi.', '[]', NULL, NULL, NULL, 1794528732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('74a4852e-23bb-4176-b027-aae1e4e27253', '38e4871e-66ff-43f2-a088-27bccb212401', '', 'Y***s M.', 4, 'Cengkihnya dominan buat saya, tapi tetap habis sekotak.', '[]', NULL, NULL, NULL, 1794309132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('b7cb6f60-e63f-41c4-b67f-51fac2b51635', '38e4871e-66ff-43f2-a088-27bccb212401', '', 'M***i', 5, 'Sudah langganan setahun lebih, belum pernah salah kirim.', '[]', NULL, NULL, NULL, 1793675532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('f5abdeaf-3927-4e00-9913-755ea392542e', '38e4871e-66ff-43f2-a088-27bccb212401', '', 'R***a S.', 5, 'Anak kos butuh ini: tinggal celup, tidak perlu memarut apa-apa.', '[]', NULL, NULL, NULL, 1793038332335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('76a45b03-958f-4870-9efb-fedee30b54a5', '38e4871e-66ff-43f2-a088-27bccb212401', '', 'D***s A.', 5, 'Tidak ada gulanya, jadi bisa untuk bapak yang diabetes.', '[]', NULL, NULL, NULL, 1792941132335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('fc2163e2-5708-4b2c-a17d-f21403e071b3', '38e4871e-66ff-43f2-a088-27bccb212401', '', 'H***a G.', 4, 'Hangat. Saya celup dua kantong supaya lebih nendang.', '[]', NULL, NULL, NULL, 1792613532335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('88943d5a-6cdf-49f5-8c87-b880cb4374d2', '38e4871e-66ff-43f2-a088-27bccb212401', '', 'B***i S.', 4, 'Sesuai pesanan. Ongkir ke Makassar agak mahal, tapi kualitasnya menutup.', '[]', NULL, NULL, NULL, 1792188732335);
--> statement-breakpoint
INSERT INTO "review" VALUES ('17b98493-7579-457d-9a7f-f9266644557e', '38e4871e-66ff-43f2-a088-27bccb212401', '', 'L***i W.', 3, 'Enak, tetapi benang kantongnya gampang lepas.', '[]', NULL, NULL, NULL, 1791871932335);
--> statement-breakpoint
INSERT INTO "shop_state" VALUES (1, '{"name":"Sangrai Rimba","description":"Kopi Nusantara yang disangrai setiap Selasa dan Jumat di Bandung, dikirim paling lambat dua hari setelah sangrai.","logo":"","theme":"forest","customerCarePhone":"+6281321450967","whatsappShown":true,"watermarkShown":true,"city":"Kota Bandung","originRegency":"32.73","pickup":{"address":"Jl. Braga No. 10, Sumur Bandung, Kota Bandung","postcode":"40111","point":{"latitude":-6.9178,"longitude":107.6093}},"banners":[{"image":"/assets/contoh-1/kopi/banner-panen.webp","link":"/products/biji-kopi","title":"Panen baru dari Gayo dan Toraja"},{"image":"/assets/contoh-1/kopi/banner-seduh.webp","link":"/products/alat-seduh","title":"Mulai seduh manual di rumah"},{"image":"/assets/contoh-1/kopi/banner-dingin.webp","link":"/products/minuman","title":"Kopi botol dingin untuk siang yang panjang"}],"popup":{"active":false,"image":"","link":null},"googleAnalyticsId":null,"metaPixelId":null,"businessName":"CV Sangrai Rimba","businessAddress":"Jl. Merdeka No. 10, Kota Bandung","businessEmail":"halo@kopi.contoh.id","openingHours":"Senin–Sabtu 08.00–17.00 WIB","returnDays":3,"npwp":null,"phoneCountries":{"only":[],"except":[]},"hstsPreload":false,"bankAccount":{"bank":"BCA","number":"1234567890","holder":"SANGRAI RIMBA"},"termsConfirmed":false,"coins":{"earnPercent":1,"usePercent":50},"affiliate":{"percent":5,"maximum":null},"sellerMessages":{"email":null,"phone":null,"daily":false,"lowStock":3},"companyId":1,"host":"kopi.localhost","demo":true,"maintenance":false,"clockOffsetMs":0,"footerMenu":[{"title":"Tentang Kami","slug":"tentang-kami","url":null,"children":[]},{"title":"Cara Belanja","slug":"cara-belanja","url":null,"children":[]},{"title":"Pengiriman","slug":"pengiriman","url":null,"children":[]},{"title":"Pengembalian","slug":"pengembalian","url":null,"children":[]},{"title":"Syarat & Ketentuan","slug":"syarat-ketentuan","url":null,"children":[]},{"title":"Kebijakan Privasi","slug":"kebijakan-privasi","url":null,"children":[]}],"legalVersion":"2026-11-01"}', 1795371132943, NULL);
--> statement-breakpoint
INSERT INTO "simulated_payment" VALUES ('095387b9-7db9-4941-8f7f-ecf4ad5c6ac8', 'INV-20261123-G0STT-1', 'INV-20261123-G0STT-1', 96000, 'bank_transfer', 'bri', '000054750819964880', NULL, 'pending', '[]', 1795370412335, 1795456812335, NULL);
--> statement-breakpoint
INSERT INTO "simulator_account" VALUES (1, 'SB-simulator-0d20d4c0-d6ef-452c-a4a0-78871af9ff14', 'none');
--> statement-breakpoint
INSERT INTO "order_voucher" VALUES ('62e4c410-1600-4d0d-b674-71f222cc1497', 'shipping', '4f363da1-960a-495f-a280-4376e8d3825c', 'ONGKIRGRATIS', 'Gratis ongkir', 0, 18000, 'USED', '', 'cb355c53-48ab-4c77-91c4-d1f058425c2b', '+6281234567890');
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:cb355c53-48ab-4c77-91c4-d1f058425c2b', '4f363da1-960a-495f-a280-4376e8d3825c', 1795284732335);
--> statement-breakpoint
INSERT INTO "voucher_claim" VALUES ('c:cb355c53-48ab-4c77-91c4-d1f058425c2b', 'e27138a7-2aff-459b-806b-f386bfdf2329', 1795284732335);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('20acc014-4907-455e-95a6-533a5ff6cdc1', 'SERUPUT', 'Diskon 10%', 'Untuk semua isi toko.', 1760811131334, 1838653199999, 0, 1, 10, 25000, 120000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('08a23cac-cfe3-49d7-aa02-7764ad98b024', 'ALATSEDUH', 'Potongan alat seduh', 'Dripper, ketel, cangkir, dan setnya.', 1760811131334, 1838653199999, 0, 0, 40000, NULL, 300000, 0, NULL, 0, NULL, '["alat-seduh"]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('c82d533f-5bd2-487c-8c9f-d311275c784b', 'KOINPAGI', 'Cashback 8%', 'Koin masuk setelah pesanan selesai.', 1760811131334, 1838653199999, 1, 1, 8, 20000, 80000, 0, NULL, 0, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('c22b3ee9-43f0-4938-b72f-e6b902ee1dd6', 'PANENBARU', 'Panen baru Gayo', 'Kuota terbatas.', 1760811131334, 1838653199999, 0, 0, 15000, NULL, 0, 0, 3, 0, NULL, '[]', '["f640e45d-9017-439d-bca7-89a68aaf3efa"]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('c8a67458-90c5-43dc-8839-5ee4676b7c22', 'TEMANNGOPI', 'Khusus teman ngopi', 'Hanya lewat tautan ini.', 1760811131334, 1838653199999, 0, 1, 15, 30000, 100000, 0, NULL, 0, 2, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('4f363da1-960a-495f-a280-4376e8d3825c', 'ONGKIRGRATIS', 'Gratis ongkir', 'Untuk semua kurir dan semua kota.', 1760811131334, 1833469199999, 0, 1, 100, 20000, 150000, 1, NULL, 1, NULL, '[]', '[]', 0, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('4b3e35b5-1366-4697-8691-1cc4ce06f596', 'KENALAN', 'Potongan belanja pertama', 'Satu kali untuk setiap pelanggan baru.', 1760811131334, NULL, 0, 0, 15000, NULL, 60000, 0, NULL, 0, 1, '[]', '[]', 1, 1);
--> statement-breakpoint
INSERT INTO "voucher" VALUES ('e27138a7-2aff-459b-806b-f386bfdf2329', 'OKTOBERCERIA', 'Oktober ceria', 'Promo bulan lalu.', 1760811131334, 1795280399999, 0, 1, 10, 15000, 0, 0, NULL, 0, NULL, '[]', '[]', 0, 0);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('febf639b-2137-42e3-a506-a987a21bf8ce', 'c:cb355c53-48ab-4c77-91c4-d1f058425c2b', '1039076e-93fa-4e92-b4d4-765b5ce238b0', NULL, 1149000, 1, 1795198332335);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('c75a5f2d-79e1-4024-a57d-4243889c8583', 'c:cb355c53-48ab-4c77-91c4-d1f058425c2b', '39542b01-a985-4c1b-aa13-779065584622', NULL, 231250, 1, 1794852732335);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('653f0c49-b98a-44cf-b9bf-770e736ff09d', 'c:cb355c53-48ab-4c77-91c4-d1f058425c2b', 'c4b84be3-843d-41f1-8fc5-d2c5d3da99e4', NULL, 129000, 1, 1794593532335);
--> statement-breakpoint
INSERT INTO "wish" VALUES ('bb27b675-b5df-4ad6-9fcb-9fdd112eb450', 'c:cb355c53-48ab-4c77-91c4-d1f058425c2b', '19eab372-7831-4c73-a787-46c94fc95a81', NULL, 689000, 0, 1794075132335);
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
